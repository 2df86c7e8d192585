import type { MarkdownOptions } from './options.ts'
import { referencePipeline } from './referencePipeline.ts'
import type { Pipeline } from './rendered.ts'
import type { Survey } from './survey.ts'
import { walkPipeline } from './walk/walkPipeline.ts'

/** The one place where it is decided how a text is rendered. Both ways give the same bytes. */
export const pipelineFor = ({ isKnown }: Survey, { pipeline }: MarkdownOptions): Pipeline =>
  isKnown && pipeline === 'fast' ? walkPipeline : referencePipeline

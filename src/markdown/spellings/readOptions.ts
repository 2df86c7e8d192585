import type { MarkdownOptions } from '../options.ts'

/** The options that determine how a text is read. */
export type ReadOptions = Pick<
  MarkdownOptions,
  'parseMdast' | 'subSup' | 'emoji' | 'icons' | 'ownDirectives' | 'drawFormula'
>

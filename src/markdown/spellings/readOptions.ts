import type { MarkdownOptions } from '../options.ts'

/** What it depends on how a text is read. */
export type ReadOptions = Pick<
  MarkdownOptions,
  'parseMdast' | 'subSup' | 'emoji' | 'icons' | 'ownDirectives' | 'drawFormula'
>

import type { Conversion } from '../convert/dialect.ts'
import type { Numbered } from './quotes.ts'

/** A line, and what is around it. */
export type Position = {
  lines: Numbered[]
  index: number
  current: Numbered
  isCode: boolean | undefined
  conversion: Conversion
  /** Converts lines that are inside of a block, or stand in its place. */
  convertInner: (lines: Numbered[], isAllCode?: boolean) => Numbered[]
}

/** What a block becomes, and the index after it. */
export type Block = { converted: Numbered[]; end: number }

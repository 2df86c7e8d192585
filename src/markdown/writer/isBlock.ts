import type { Element } from 'hast'

const BLOCKS: ReadonlySet<string> = new Set(
  'aside blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table ul'.split(
    ' ',
  ),
)

/** Whether an element stands on lines of its own. */
export const isBlock = ({ tagName }: Element): boolean => BLOCKS.has(tagName)

import type { HtmlElement } from './htmlTree.ts'

const BLOCKS = new Set(
  (
    'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main ol p pre root section summary table ul'
  ).split(' '),
)

/** Whether an element stands on lines of its own. */
export const isBlock = ({ name }: HtmlElement): boolean => BLOCKS.has(name)

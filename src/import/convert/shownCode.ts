import { codeSpan } from '../../model/markdown.ts'

/** An address that goes on to the end of a text. Longer ones are not looked for. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<]*$/
const LONGEST = 300

/** Shows a part of a line as code. At the end of an address backticks would be part of it, while a tag ends it. */
export const shownCode = (source: string, before: string): string =>
  ADDRESS.test(before.slice(-LONGEST)) ? htmlCode(source) : codeSpan(source)

/** Code inside HTML, in which nothing is Markdown. */
export const htmlCode = (source: string): string =>
  `<code>${source.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`

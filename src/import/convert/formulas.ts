import type { Edit } from './edits.ts'

export type Formula = Pick<Edit, 'start' | 'end'>

/** `$$…$$`, `\\(…\\)` and `\\[…\\]`, also with two backslashes, and `$…$` in one line with no space inside its marks. */
const FORMULA =
  /\$\$[^$]+\$\$|\\{1,2}\([\s\S]+?\\{1,2}\)|\\{1,2}\[[\s\S]+?\\{1,2}\]|(?<![\\$\w])\$(?=[^\s$\d])[^$\n]*[^\s\\$]\$(?![\w$])/g

/** Formulas are not Markdown: braces and carets in them are part of them. */
export const formulasIn = (text: string): Formula[] =>
  [...text.matchAll(FORMULA)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }))

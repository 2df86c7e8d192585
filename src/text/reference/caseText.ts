import type { CaseTable } from '../../model/apiView.ts'
import { codeSpan, table } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { samplesText } from './samplesText.ts'
import { label, plain } from './words.ts'

/** How the value of one field affects the others. */
export function caseText({ field, cases, rows, examples }: CaseTable): string[] {
  const head = [`When ${codeSpan(field)} is`, ...cases.map(codeSpan)]
  const lines = rows.map((row) => {
    const name = codeSpan(row.field)
    return [row.href === undefined ? name : link(name, row.href), ...row.cells.map(({ text }) => plain(text))]
  })
  return [
    label(`What ${codeSpan(field)} decides`),
    table([head, ...lines], []),
    ...(examples.length > 0 ? [label('An example of each'), ...samplesText(examples)] : []),
  ]
}

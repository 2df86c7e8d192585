import type { CaseTable } from '../../model/apiView.ts'
import { codeSpan, table } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { samplesText } from './samplesText.ts'
import { label, plain, sentence } from './words.ts'

/** How the value of one field affects the others. */
export function caseText({ field, cases, rows, examples }: CaseTable, texts: Texts): string[] {
  const { decides, whenIs, exampleOfEach } = texts.reference
  const head = [fill(plain(whenIs), { field: codeSpan(field) }), ...cases.map(codeSpan)]
  const lines = rows.map((row) => {
    const name = codeSpan(row.field)
    return [
      row.href === undefined ? name : link(name, row.href),
      ...row.cells.map(({ text }) => sentence([text].flat())),
    ]
  })
  return [
    label(fill(plain(decides), { field: codeSpan(field) })),
    table([head, ...lines], []),
    ...(examples.length > 0 ? [label(plain(exampleOfEach)), ...samplesText(examples, texts)] : []),
  ]
}

import type { AlignType, Table, TableRow } from 'mdast'
import { block } from '../../model/html.ts'
import { type Alignment, table } from '../../model/markdown.ts'
import { joinWords } from '../writer/words.ts'
import { attributes } from './markup.ts'
import { phrase } from './phrase.ts'
import type { Walk } from './walk.ts'
import type { Block } from './written.ts'

/** Writes a table; the first row is its head and decides how many columns it has. */
export function writeTable({ children, align }: Table, walk: Walk): Block {
  const aligned = align ?? []
  const [head, ...rows] = children.map((row, index) => writeRow(row, index === 0 ? 'th' : 'td', aligned, walk))
  const groups = [
    head ? `<thead>\n${head.html}\n</thead>\n` : '',
    rows.length > 0 ? `<tbody>\n${rows.map(({ html }) => html).join('\n')}\n</tbody>\n` : '',
  ]
  const markup = `<table>\n${groups.join('')}</table>`
  const cells = [head, ...rows].map((row) => row?.cells ?? [])
  return {
    html: block('TableFrame', {}, { children: markup }),
    pieces: [{ kind: 'blocks', texts: [table(cells, aligned.map(alignmentOf))] }],
  }
}

const alignmentOf = (align: AlignType): Alignment => align ?? undefined

function writeRow(
  { children }: TableRow,
  tagName: 'th' | 'td',
  align: AlignType[],
  walk: Walk,
): { html: string; cells: string[] } {
  let html = '<tr>\n'
  const cells: string[] = []
  const columns = align.length || children.length
  for (let column = 0; column < columns; column++) {
    const cell = phrase(children[column]?.children ?? [], walk)
    walk.context.words.push('\n')
    html += `<${tagName}${attributes({ align: align[column] ?? undefined })}>${cell.html}</${tagName}>\n`
    cells.push(joinWords(cell.words).trim())
  }
  return { html: `${html}</tr>`, cells }
}

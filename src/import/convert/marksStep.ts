import type { Nodes } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { Step } from './dialect.ts'
import { applyEdits, type Edit } from './edits.ts'

/** Dashes and ellipses as they stand in headings, of whose written marks ids are made. */
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['–', '&#8211;'],
  ['—', '&#8212;'],
  ['…', '&#8230;'],
])

const MARKS: { readonly [written: string]: string } = { '---': '—', '--': '–', '...': '…' }

/**
 * Dashes and ellipses that Hugo and mdBook show for `--`, `---` and `...`. Headings, whose ids are made of what is written, have them
 * as references to characters. Quotation marks stay straight.
 */
export const marksStep: Step = (edited, { parse }) =>
  /--|\.\.\./.test(edited.text) ? applyEdits(edited, marksIn(parse(edited.text), edited.text)) : edited

function marksIn(root: Nodes, text: string): Edit[] {
  const edits: Edit[] = []
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') pushAll(edits, marksOf(text, node))
    else if (node.type === 'heading') pushAll(edits, marksIn({ ...node, type: 'paragraph' }, text).map(asReference))
    else if ('children' in node && !isBare(node, text)) pushAll(open, node.children)
  }
  return edits
}

const asReference = ({ text, ...range }: Edit): Edit => ({ ...range, text: REFERENCES.get(text) ?? text })

function marksOf(text: string, { position }: Nodes): Edit[] {
  const start = position?.start.offset ?? 0
  const written = text.slice(start, position?.end.offset)
  // A line of nothing else belongs to a table that is not complete yet, and ids stay as they are.
  return [...written.matchAll(/^[ \t|:>-]+$|\{[^{}#\n]*#[^{}\n]*\}|(?<![-\\])---?(?!-)|\.\.\./gm)].map(
    ({ 0: mark, index }) => ({
      start: start + index,
      end: start + index + mark.length,
      text: MARKS[mark] ?? mark,
    }),
  )
}

/** An address that is its own text. */
const isBare = (node: Nodes, text: string): boolean =>
  node.type === 'link' && text.charAt(node.position?.start.offset ?? 0) !== '['

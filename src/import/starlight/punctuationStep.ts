import type { Nodes, Text } from 'mdast'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'

/** Two hyphens and three dots; what is in braces is not text. */
const MARKS = /\{[^{}\n]*\}|(?<![-\\])--(?!-)|(?<![.\\])\.{3,}/g

/** Dashes and dots are published as one character, and ids of headings are made of them (https://docs.astro.build/en/reference/configuration-reference/#markdownsmartypants). */
export const punctuationStep: Step = (edited, { parse }) => {
  const { text } = edited
  if (!/--|\.{3}/.test(text)) return edited
  const edits = textsIn(parse(text)).flatMap(({ position }): Edit[] => {
    const start = position?.start.offset ?? 0
    const written = text.slice(start, position?.end.offset ?? 0)
    return [...written.matchAll(MARKS)].flatMap(({ index, 0: mark }): Edit[] =>
      mark.startsWith('{')
        ? []
        : [{ start: start + index, end: start + index + mark.length, text: mark === '--' ? '—' : '…' }],
    )
  })
  return applyEdits(edited, edits)
}

/** The texts of a page, but for addresses that are links by themselves. */
function textsIn(node: Nodes): Text[] {
  if (node.type === 'text') return [node]
  if (!('children' in node)) return []
  const { children } = node
  return children.flatMap((child) =>
    node.type === 'link' && child.type === 'text' && node.url.endsWith(child.value) ? [] : textsIn(child),
  )
}

import type { Definition, Nodes } from 'mdast'
import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { isIn, placesIn } from '../convert/places.ts'

const REFERENCE = /(?<![\]\\!])\[(`[^`\n]+`|[^\][`\n]+)\]\[([^\][\n]*)\]/g

/** `[text][package.Name]` leads to documentation that mkdocstrings makes from sources; without it, the text stays. */
export const referenceStep: Step = (edited, { tally, source, parse }) => {
  const { text, lines } = edited
  if (!text.includes('][')) return edited
  const root = parse(text)
  const known = new Set(definitionsIn(root).map(({ identifier }) => identifier))
  const code = codeIn(root)
  const placeAt = placesIn(text)
  const edits = [...text.matchAll(REFERENCE)].flatMap(({ index, 0: written, 1: shown = '', 2: name = '' }): Edit[] => {
    const identifier = (name || shown).toLowerCase().replace(/\s+/g, ' ').trim()
    if (isIn(index, code) || known.has(identifier)) return []
    tally.note('[text][identifier]', 'left', { file: source, line: lines[placeAt(index).line] ?? 1 })
    return [{ start: index, end: index + written.length, text: shown }]
  })
  return applyEdits(edited, edits)
}

function definitionsIn(node: Nodes): Definition[] {
  if (node.type === 'definition') return [node]
  return 'children' in node ? node.children.flatMap(definitionsIn) : []
}

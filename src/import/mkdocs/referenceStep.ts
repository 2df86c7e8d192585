import type { Link } from 'mdast'
import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { nodesIn } from '../convert/nodesIn.ts'
import { isIn, placesIn } from '../convert/places.ts'
import type { Describing } from './described/describedNames.ts'

/** The text may go on in the next line of its paragraph. */
const REFERENCE = /(?<![\]\\!])\[((?:`[^`\n]+`|[^\][`\n]|\n(?![ \t]*\n)){1,1000})\]\[([^\][\n]*)\]/g

/**
 * `[text][package.Name]` leads to documentation that mkdocstrings makes from sources: to the page that it is on, and
 * `[text][an-id]` to the heading with this id on any page; without such a page, the text stays.
 */
export const referenceStep =
  (describing: Describing, headed: Describing): Step =>
  (edited, { tally, source, parse, linkTo }) => {
    const { text, lines } = edited
    if (!/\]\[|#/.test(text)) return edited
    const root = parse(text)
    const nodes = [...nodesIn(root)]
    const known = new Set(nodes.flatMap((node) => (node.type === 'definition' ? node.identifier : [])))
    const code = codeIn(root)
    const placeAt = placesIn(text)
    const references = [...text.matchAll(REFERENCE)].flatMap(
      ({ index, 0: written, 1: shown = '', 2: name = '' }): Edit[] => {
        const identifier = (name || shown).replace(/\s+/g, ' ').trim()
        if (isIn(index, code) || known.has(identifier.toLowerCase())) return []
        const unquoted = identifier.replaceAll('`', '')
        const described = describing(unquoted) ?? headed(unquoted)
        const to = described && linkTo(described.path + described.anchor)
        const at = { file: source, line: lines[placeAt(index).line] ?? 1 }
        tally.note('[text][identifier]', to === undefined ? 'left' : 'converted', at)
        return [{ start: index, end: index + written.length, text: to === undefined ? shown : `[${shown}](${to})` }]
      },
    )
    return applyEdits(edited, [
      ...references,
      ...nodes.flatMap((node) => (node.type === 'link' ? anchorEdits(node, text, describing) : [])),
    ])
  }

/** Of what is made from sources, only headings that are written are there. */
function anchorEdits({ url, position }: Link, text: string, describing: Describing): Edit[] {
  const [path = '', anchor] = url.split('#')
  const end = position?.end.offset ?? 0
  if (path === '' || anchor === undefined) return []
  const described = describing(anchor)
  if (!described) return []
  const at = text.lastIndexOf(`#${anchor}`, end)
  return at < (position?.start.offset ?? end)
    ? []
    : [{ start: at, end: at + anchor.length + 1, text: described.anchor }]
}

import type { Element } from 'hast'
import type { Place } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import { claimId, harmlessId } from '../ids.ts'

export const FOOTNOTE_LABEL = 'footnote-label'

/** The heading "Footnotes" that the Markdown parser makes, for screen readers only. */
export const isFootnoteLabel = ({ properties }: Element, { idPrefix }: TextContext): boolean =>
  properties['id'] === idPrefix + FOOTNOTE_LABEL

/** Collects the id of an element, or the name of an anchor, which serves as an id. */
export function claimIds(node: Element, context: TextContext): void {
  const { id, name } = node.properties
  if (typeof id === 'string') node.properties['id'] = claim(id, node, context)
  if (typeof name !== 'string') return
  if (name === id) delete node.properties['name']
  else node.properties['name'] = claim(name, node, context)
}

const claim = (written: string, node: Element, context: TextContext): string =>
  claimElementId(written, context.placeOf(node), context)

/** The id that an element gets for the one that its author chose; a problem if the text has it already. */
export function claimElementId(written: string, place: Place, { ids, idPrefix, problems }: TextContext): string {
  const id = prefixed(harmlessId(written.normalize('NFC')), idPrefix)
  const problem = claimId(ids, id, place)
  if (problem) problems.push(problem)
  return id
}

/** Footnotes already have the prefix. */
const prefixed = (id: string, prefix: string): string => (id.startsWith(prefix) ? id : prefix + id)

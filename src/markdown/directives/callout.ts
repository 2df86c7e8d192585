import type { Element, ElementContent } from 'hast'
import type { CalloutKind } from '../../model/blocks.ts'
import { blockElement, titleElement } from '../blocks/mark.ts'
import { text } from '../hastElement.ts'
import type { DirectiveRenderer } from './directiveParts.ts'

/** The kinds of callouts, also written `> [!KIND]`. */
export const CALLOUT_KINDS: readonly CalloutKind[] = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
]

/** `:::note[Title]` */
export const callout =
  (kind: CalloutKind): DirectiveRenderer =>
  (parts) =>
    calloutElement(kind, parts.label, parts.children)

export function calloutElement(kind: CalloutKind, written: ElementContent[], children: ElementContent[]): Element {
  const title = written.length > 0 ? written : [text(kind.charAt(0).toUpperCase() + kind.slice(1))]
  return blockElement('Callout', { kind }, 'aside', [titleElement(title), ...children])
}

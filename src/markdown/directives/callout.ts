import type { Element, ElementContent } from 'hast'
import { element, text } from '../hastElement.ts'
import type { DirectiveRenderer } from './directiveParts.ts'

/** The kinds of callouts, also written `> [!KIND]`. */
export const CALLOUT_KINDS = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const

export type CalloutKind = (typeof CALLOUT_KINDS)[number]

/** `:::note[Title]` */
export const callout =
  (kind: CalloutKind): DirectiveRenderer =>
  ({ label, children }) =>
    calloutElement(kind, label, children)

export function calloutElement(kind: CalloutKind, label: ElementContent[], children: ElementContent[]): Element {
  const title = label.length > 0 ? label : [text(kind.charAt(0).toUpperCase() + kind.slice(1))]
  return element('aside', { className: ['callout', `callout-${kind}`], role: 'note' }, [
    element('p', { className: ['callout-title'] }, title),
    ...children,
  ])
}

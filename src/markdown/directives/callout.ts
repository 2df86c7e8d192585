import type { Element, ElementContent } from 'hast'
import { element, text } from '../hastElement.ts'
import type { DirectiveRenderer } from './directiveParts.ts'
import { label } from './label.ts'

/** The kinds of callouts, also written `> [!KIND]`. */
export const CALLOUT_KINDS = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const

export type CalloutKind = (typeof CALLOUT_KINDS)[number]

/** `:::note[Title]` */
export const callout =
  (kind: CalloutKind): DirectiveRenderer =>
  (parts) =>
    calloutElement(kind, parts.label, parts.children)

export function calloutElement(kind: CalloutKind, written: ElementContent[], children: ElementContent[]): Element {
  const title = written.length > 0 ? written : [text(kind.charAt(0).toUpperCase() + kind.slice(1))]
  return element('aside', { className: ['callout', `callout-${kind}`], role: 'note' }, [
    label('callout-title', title),
    ...children,
  ])
}

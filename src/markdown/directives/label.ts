import type { Element, ElementContent } from 'hast'
import { element } from '../hastElement.ts'

/** Returns the text in the brackets of a directive: the title of a callout, the name of a tab. */
export const label = (kind: 'callout-title' | 'tab-label', children: ElementContent[]): Element =>
  element('p', { className: [kind] }, children)

export function isLabel({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && (className.includes('callout-title') || className.includes('tab-label'))
}

import { element } from '../dom.ts'

/** Announces a text, or an element around one in another language than the page. */
export type Announce = (text: Node | string) => void

/**
 * Announces to screen readers that a page is loading or has loaded, as a full page load does. Returns the announcing
 * function.
 */
export function announcer(): Announce {
  const region = element('p', { class: 'sr-only', role: 'status', 'aria-live': 'polite' })
  document.body.append(region)
  return (text) => region.replaceChildren(text)
}

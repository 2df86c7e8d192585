import { element } from '../dom.ts'
/**
 * Announces to screen readers that a page is loading or has loaded, as a full page load does. Returns the announcing
 * function.
 */
export function announcer(): (text: string) => void {
  const region = element('p', { class: 'sr-only', role: 'status', 'aria-live': 'polite' })
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}

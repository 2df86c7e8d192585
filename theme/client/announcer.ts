import { element } from '../dom.ts'
/** Tells screen readers what a full load would: that another page is coming, or is there. Returns how. */
export function announcer(): (text: string) => void {
  const region = element('p', { class: 'sr-only', role: 'status', 'aria-live': 'polite' })
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}

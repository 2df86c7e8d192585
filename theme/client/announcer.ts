/** Tells screen readers what a full load would: that another page is there. Returns how. */
export function announcer(): (text: string) => void {
  const region = document.createElement('p')
  region.className = 'sr-only'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}

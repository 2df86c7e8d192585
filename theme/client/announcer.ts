/** Tells screen readers what a full load would: that another page is coming, or is there. Returns how. */
export function announcer(): (text: string) => void {
  const region = document.createElement('p')
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}

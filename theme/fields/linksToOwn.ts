/** Makes names of fields and responses that have no address yet links to what they name; anchors of descriptions stay such. */
export function linksToOwn(): void {
  const names = '.api :is(.api-field-head > a, a.api-status):not([href])'
  for (const link of document.querySelectorAll<HTMLAnchorElement>(names)) {
    link.href = `#${encodeURIComponent(link.closest('[id]')?.id ?? '')}`
  }
}

/** Makes names of fields and responses that have no address yet links to what they name. */
export function linksToOwn(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.api a:not([href])')) {
    link.href = `#${encodeURIComponent(link.closest('[id]')?.id ?? '')}`
  }
}

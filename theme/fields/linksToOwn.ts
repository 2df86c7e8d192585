/** Makes names of fields and responses links to what they name. */
export function linksToOwn(names: HTMLAnchorElement[]): void {
  for (const name of names) name.href = `#${encodeURIComponent(name.closest('[id]')?.id ?? '')}`
}

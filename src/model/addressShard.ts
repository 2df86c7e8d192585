/**
 * The file of a reference with the page of each id, of several: ids of the same element are in the same file. The
 * inline script of the theme, which reads them before anything else is loaded, computes the same.
 */
export function addressShard(id: string, count: number): number {
  const [name = ''] = ownerOfHeading(id).split('.')
  let sum = 0
  for (let at = 0; at < name.length; at += 1) sum = (sum * 31 + name.charCodeAt(at)) % count
  return sum
}

/** The element that a heading in a description belongs to; other ids as they are. */
export const ownerOfHeading = (id: string): string => id.replace(/^about-|~.*$/g, '')

/** The id of an element, then those of what it is in: `a.b.c`, `a.b`, `a`. */
export function idsAround(id: string): string[] {
  const parts = ownerOfHeading(id).split('.')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
}

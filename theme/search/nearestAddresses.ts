import { nearestPath } from '../../src/model/suggestion.ts'

const MOST = 2

/** All addresses of the site, as its map lists them. */
export async function siteAddresses(signal: AbortSignal): Promise<Set<string>> {
  const response = await fetch(new URL('../sitemap.xml', import.meta.url), { signal })
  if (!response.ok) return new Set()
  const map = new DOMParser().parseFromString(await response.text(), 'application/xml')
  // The published site may live at another origin than the one that is read now.
  return new Set([...map.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname))
}

/** The addresses that are nearest to one that the site does not have. */
export function nearestOf(path: string, addresses: Set<string>): string[] {
  const found: string[] = []
  const rest = new Set(addresses)
  for (let next = nearestPath(path, rest); next !== undefined && found.length < MOST; next = nearestPath(path, rest)) {
    found.push(next)
    rest.delete(next)
  }
  return found
}

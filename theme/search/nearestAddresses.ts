import { nearestPath } from '../../src/model/suggestion.ts'

const MOST = 2

/** The addresses of the site that are nearest to one that it does not have; the map of the site lists them. */
export async function nearestAddresses(path: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(new URL('../sitemap.xml', import.meta.url), { signal })
  if (!response.ok) return []
  const map = new DOMParser().parseFromString(await response.text(), 'application/xml')
  // The published site may live at another origin than the one that is read now.
  const addresses = new Set(
    [...map.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname),
  )
  return nearestOf(path, addresses)
}

export function nearestOf(path: string, addresses: Set<string>): string[] {
  const found: string[] = []
  const rest = new Set(addresses)
  for (let next = nearestPath(path, rest); next !== undefined && found.length < MOST; next = nearestPath(path, rest)) {
    found.push(next)
    rest.delete(next)
  }
  return found
}

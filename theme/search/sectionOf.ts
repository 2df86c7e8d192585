import { parsePage } from '../navigation/parsePage.ts'
import type { NearPage } from './Nearest.tsx'

/** Where the page of a section is found: at its own address, or above a page of it, as in the breadcrumbs of that page. */
type SectionPlace = { kind: 'page' | 'child'; address: string }

/**
 * The folders of an unknown address that have pages, the nearest first: the address itself, then those above it. The home
 * page is not among them, since the page for unknown addresses links to it anyway.
 */
export function sectionPlaces(path: string, addresses: ReadonlySet<string>, home: string): SectionPlace[] {
  return foldersOf(path, home).flatMap((folder): SectionPlace[] => {
    const own = [folder, `${folder}/`].find((address) => addresses.has(address))
    if (own !== undefined) return [{ kind: 'page', address: own }]
    const child = highest([...addresses].filter((address) => address.startsWith(`${folder}/`)))
    return child === undefined ? [] : [{ kind: 'child', address: child }]
  })
}

/** Without the slash at their ends. */
function foldersOf(path: string, home: string): string[] {
  if (!path.startsWith(home)) return []
  const names = path.slice(home.length).split('/').filter(Boolean)
  return names.map((_, index) => home + names.slice(0, names.length - index).join('/'))
}

const highest = (addresses: string[]): string | undefined =>
  addresses.reduce<string | undefined>((best, each) => (best && depth(best) <= depth(each) ? best : each), undefined)

const depth = (address: string): number => address.split('/').filter(Boolean).length

/** The page of the nearest section, or undefined when only the home page is above the address. */
export async function sectionPage(
  places: SectionPlace[],
  home: string,
  signal: AbortSignal,
): Promise<NearPage | undefined> {
  for (const { kind, address } of places) {
    const page = kind === 'page' ? await ownPage(address, signal) : await pageAbove(address, signal)
    if (page && page.href !== home) return page
  }
  return undefined
}

async function ownPage(href: string, signal: AbortSignal): Promise<NearPage | undefined> {
  const title = (await read(href, signal)).querySelector('h1')?.textContent
  return title ? { title, href } : undefined
}

async function pageAbove(address: string, signal: AbortSignal): Promise<NearPage | undefined> {
  const above = [...(await read(address, signal)).querySelectorAll('.breadcrumbs a')].at(-1)
  const href = above?.getAttribute('href')
  return above && href ? { title: above.textContent, href } : undefined
}

async function read(address: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return parsePage(await response.text())
}

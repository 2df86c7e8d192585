import type { ForeignAsset, ForeignLanguage, ForeignPage, ForeignSite } from './foreignSite.ts'
import { nameOf, normalAddress, withoutExtension } from './paths.ts'
import type { Tally } from './tally.ts'

/** Where the pages and files of a site go, below `content/`. */
export type Layout = {
  pathOf: ReadonlyMap<ForeignPage, string>
  assets: ReadonlyMap<ForeignAsset, string>
  bySource: ReadonlyMap<string, ForeignPage>
  byAddress: ReadonlyMap<string, ForeignPage>
  assetsBySource: ReadonlyMap<string, string>
  assetsByAddress: ReadonlyMap<string, string>
}

/** Puts each page where its old address is its new one; of two with one address, the first is kept. */
export function layOut({ pages, assets, languages = [] }: ForeignSite, tally: Tally): Layout {
  const pathOf = new Map<ForeignPage, string>()
  const byAddress = new Map<string, ForeignPage>()
  const taken = new Set<string>()
  // A translation is an index where its original is one, also if it is the only page of its folder.
  const shared = (page: ForeignPage): string => withoutLanguage(normalAddress(page.address), languages.slice(1))
  const folders = new Set([
    '',
    ...pages.flatMap((page) => [...foldersOf(shared(page)), ...(isIndex(page.source) ? [shared(page)] : [])]),
  ])
  for (const page of pages) {
    const address = normalAddress(page.address)
    const path = pathFor(address, folders.has(shared(page)))
    if (path === undefined) {
      tally.note('page whose name has only dots and underscores', 'left', { file: page.source, line: 1 })
      continue
    }
    const route = path.replace(/(?:^|\/)index\.md$|\.md$/, '').toLowerCase()
    if (taken.has(route)) {
      tally.note('two pages with one address', 'left', { file: page.source, line: 1 })
      continue
    }
    taken.add(route)
    pathOf.set(page, path)
    byAddress.set(address, page)
  }
  const placed = placesOf(assets)
  return {
    pathOf,
    assets: placed,
    bySource: new Map([...pathOf.keys()].map((page) => [page.source, page])),
    byAddress,
    assetsBySource: new Map([...placed].map(([{ source }, path]) => [source, path])),
    // Of several files with one address, the first is at it.
    assetsByAddress: new Map([
      ...[...placed].toReversed().map(([{ address }, path]): [string, string] => [normalAddress(address), path]),
      ...[...placed.values()].map((path): [string, string] => [normalAddress(path), path]),
    ]),
  }
}

/**
 * Folders of published files come first, and keep their addresses, without a `_` at the start of a name, which would hide
 * it; a file beside pages with the same one gets another name.
 */
function placesOf(assets: ForeignAsset[]): Map<ForeignAsset, string> {
  const placed = new Map<ForeignAsset, string>()
  const taken = new Set<string>()
  for (const asset of assets) {
    const written = asset.address.replace(/^\/+/, '')
    const wanted = OF_HOST.test(written) ? written : written.replace(/(?<=^|\/)_+(?=[^/_])/g, '')
    let path = wanted
    for (let number = 2; taken.has(path); number += 1) path = wanted.replace(/(?=(?:\.[^./]*)?$)/, `-${number}`)
    taken.add(path)
    placed.set(asset, path)
  }
  return placed
}

/** Files that hosts read. */
const OF_HOST = /^_(?:headers|redirects)$/

/** Names that begin with `_` or `.` are not published, so that such an address loses the character. Undefined if it has no other. */
function pathFor(address: string, isFolder: boolean): string | undefined {
  const safe = address
    .split('/')
    .map((segment) => segment.replace(/^[_.]+/, ''))
    .filter(Boolean)
    .join('/')
  if (safe === '') return address === '' ? 'index.md' : undefined
  return isFolder ? `${safe}/index.md` : `${safe}.md`
}

const isIndex = (source: string): boolean => /^(?:index|readme|_index)$/i.test(withoutExtension(nameOf(source)))

/** An address without the part for its language. */
function withoutLanguage(address: string, languages: ForeignLanguage[]): string {
  const language = languages.find(({ code }) => address === code || address.startsWith(`${code}/`))
  return language ? address.slice(language.code.length + 1) : address
}

/** `a`, `a/b` of the address `a/b/c`. */
const foldersOf = (address: string): string[] =>
  [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index))

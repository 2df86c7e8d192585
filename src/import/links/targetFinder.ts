import type { ForeignPage, ForeignVersion, SourceTree } from '../foreignSite.ts'
import type { ReadSite } from '../generator.ts'
import { prefixOf, withOriginal } from '../languages.ts'
import type { Layout } from '../layout.ts'
import {
  type Aliases,
  aliased,
  decoded,
  filesNamed,
  folderOf,
  joined,
  nameOf,
  normalAddress,
  withoutExtension,
} from '../paths.ts'
import { linkedFiles } from './linkedFiles.ts'

/** A page, or the path of a file. */
type Target = ForeignPage | string

/** Finds what a path in a link means: a source, an address of the old site, or a file. */
export function targetFinder(
  { site, roots, aliases = [], findsByName = false }: ReadSite,
  layout: Layout,
  tree: SourceTree,
): (page: ForeignPage, path: string) => Target | undefined {
  const languageOf = ({ address }: ForeignPage): string => prefixOf(address, site.languages)
  const byName = findsByName ? pagesByName(layout, languageOf) : new Map<string, ForeignPage>()
  const linkedSources = linkedFiles(tree)
  const found = (page: ForeignPage, path: string): Target | undefined => {
    const published = path.startsWith('/') ? layout.assetsByAddress.get(normalAddress(path)) : undefined
    if (published !== undefined) return published
    const sources = [...sourcesFor(page, path, roots, aliases), ...linkedSources(page, path)]
    for (const source of sources) {
      const target = layout.bySource.get(source) ?? layout.assetsBySource.get(source)
      if (target !== undefined) return target
    }
    const addresses = addressesFor(page, path, site.baseUrl)
    for (const address of addresses.flatMap((each) => withOriginal(each, site.languages))) {
      const target = layout.byAddress.get(address) ?? layout.assetsByAddress.get(address)
      if (target !== undefined) return target
    }
    for (const address of addresses.flatMap((each) => inOtherVersions(page, each, site.versions))) {
      const target = layout.byAddress.get(address)
      if (target !== undefined) return target
    }
    const fromTop = findsByName && /^[^./]/.test(path) ? found(page, `/${path}`) : undefined
    return fromTop ?? byName.get(`${languageOf(page)}:${withoutExtension(path).toLowerCase()}`)
  }
  return found
}

/**
 * Where a page of the latest version is in the others: first in that of the page that links to it, which may have been the
 * latest one when the link was written.
 */
function inOtherVersions(
  page: ForeignPage,
  address: string,
  [latest, ...others]: readonly ForeignVersion[] = [],
): string[] {
  const base = latest === undefined ? '' : `${normalAddress(latest.address)}/`
  if (latest === undefined || !address.startsWith(base)) return []
  const own = others.filter((version) => page.address.startsWith(version.address))
  return [...own, ...others].map((version) => normalAddress(version.address + address.slice(base.length)))
}

/** The pages whose names no other page of their language has, by both. */
function pagesByName({ pathOf }: Layout, languageOf: (page: ForeignPage) => string): Map<string, ForeignPage> {
  const found = new Map<string, ForeignPage>()
  const repeated = new Set<string>()
  for (const page of pathOf.keys()) {
    const path = withoutExtension(page.source).replace(/\/_?index$/, '')
    const name = `${languageOf(page)}:${nameOf(path).toLowerCase()}`
    if (found.has(name)) repeated.add(name)
    found.set(name, page)
  }
  for (const name of repeated) found.delete(name)
  return found
}

/** The files that a path may name, wherever it starts. */
export function sourcesFor(page: ForeignPage, written: string, roots: string[], aliases: Aliases): string[] {
  const path = decoded(written)
  const named = aliased(path, aliases)
  const bases =
    named !== undefined
      ? [named]
      : path.startsWith('/')
        ? roots.map((root) => joined(root, path))
        : [
            ...foldersOf(page).map((folder) => joined(folder, path)),
            ...(path.startsWith('.') ? [] : roots.map((root) => joined(root, path))),
          ]
  return bases.flatMap(filesNamed)
}

const foldersOf = ({ source, original }: ForeignPage): string[] =>
  (original === undefined ? [source] : [source, original]).map(folderOf)

/** The addresses that a path may mean; a relative one starts at the page or beside it, as servers with and without a slash do. */
export function addressesFor({ address }: ForeignPage, path: string, baseUrl: string): string[] {
  if (path.startsWith('/')) {
    const inside = baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path
    return [normalAddress(inside), normalAddress(path)]
  }
  return [joined(folderOf(address.replace(/\/$/, '')), path), joined(address, path)].map(normalAddress)
}

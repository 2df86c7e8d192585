import type { ForeignPage, ForeignVersion, SourceTree } from './foreignSite.ts'
import type { ReadSite } from './generator.ts'
import { prefixOf, withOriginal } from './languages.ts'
import type { Layout } from './layout.ts'
import { linkedFiles } from './linkedFiles.ts'
import { listOfPosts } from './listOfPosts.ts'
import {
  type Aliases,
  aliased,
  decoded,
  filesNamed,
  folderOf,
  isMarkdown,
  joined,
  leadsAbove,
  nameOf,
  normalAddress,
  relativeLink,
  withoutExtension,
} from './paths.ts'
import { sourcesIn } from './sourcesIn.ts'

type Resolver = {
  linkTo(page: ForeignPage, target: string): string | undefined
  /** Why a link leads nowhere, where that is one question for many links. */
  commonCauseOf(page: ForeignPage, target: string): string | undefined
  include(page: ForeignPage, path: string): { path: string; text: string } | undefined
}

/** Finds what links and includes mean: a source, an address of the old site, or a file. */
export function resolver(
  { site, roots, aliases = [], findsByName = false, publishedAs = (target) => target }: ReadSite,
  layout: Layout,
  tree: SourceTree,
): Resolver {
  const languageOf = ({ address }: ForeignPage): string => prefixOf(address, site.languages)
  const byName = findsByName ? pagesByName(layout, languageOf) : new Map<string, ForeignPage>()
  const linkedSources = linkedFiles(tree)
  const isFromOutside = (path: string): boolean => tree.fileOf?.(path).startsWith('../') ?? true
  const redirects = new Map(site.redirects.map(([from, to]) => [normalAddress(from), to]))
  const found = (page: ForeignPage, path: string): ForeignPage | string | undefined => {
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
  const pathOf = (page: ForeignPage): string => layout.pathOf.get(page) ?? ''
  // A path that begins with the base URL would be read as an address.
  const isInBase = (path: string): boolean => site.baseUrl !== '/' && `/${path}`.startsWith(site.baseUrl)
  // The file that introduces a list may have had no text, and is left out then.
  const listFor = (page: ForeignPage, path: string): string | undefined =>
    addressesFor(page, path.replace(/(?<=^|\/)_?index\.\w+$/, ''), site.baseUrl)
      .toReversed()
      .flatMap((address) => listOfPosts(address, site) ?? [])[0]
  // Where the site was, another one beside it has an address, too.
  const outside = (page: ForeignPage, target: string): string | undefined =>
    site.url === '' || site.baseUrl === '/' || neighbourOf(page, publishedAs(target)) === undefined
      ? undefined
      : new URL(publishedAs(target), `${site.url}${site.baseUrl}${page.address.slice(1)}`).href
  const unwritten = new Set(
    site.sidebars.flatMap(({ items }) => sourcesIn(items)).filter((each) => !layout.bySource.has(each)),
  )
  return {
    commonCauseOf(page, target) {
      const neighbour = neighbourOf(page, publishedAs(target))
      // Where it is now is one question for all links to it.
      if (neighbour !== undefined)
        return `${site.url === '' ? 'configuration: ' : ''}links to "${neighbour}", which is beside the site`
      const source = sourcesFor(page, target.replace(/[?#].*$/s, ''), roots, aliases).find((each) =>
        unwritten.has(each),
      )
      return source === undefined
        ? undefined
        : `configuration: links to "${source}", which has a sidebar entry and no file`
    },
    linkTo(page, written) {
      const target = written.replace(/^pathname:\/\//, '')
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target)) return target
      const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
      if (path === '') return target
      const direct = found(page, path)
      const redirect = direct === undefined ? redirects.get(normalAddress(path.startsWith('/') ? path : '')) : undefined
      const to = direct ?? (redirect === undefined ? undefined : found(page, redirect))
      // A site without a page at its top is given one.
      if (to === undefined && isTop(page, redirect ?? path, site.baseUrl)) return `/${suffix}`
      if (to === undefined) return listFor(page, redirect ?? path) ?? outside(page, target)
      if (typeof to === 'string') return (isInBase(to) ? relativeLink(pathOf(page), to) : `/${to}`) + suffix
      return to === page && suffix.startsWith('#') ? suffix : relativeLink(pathOf(page), pathOf(to)) + suffix
    },
    include(page, written) {
      const path = written.replace(/^!!raw-loader!/, '')
      const named = path.startsWith('/') ? undefined : aliased(path, aliases)
      const folders = [...(path.startsWith('/') || named !== undefined ? [] : [folderOf(page.source)]), ...roots]
      // A path out of the site does not mean the file that has the same path in it.
      const isMeant = (folder: string): boolean => !leadsAbove(folder, path) || isFromOutside(joined(folder, path))
      const candidates = [
        ...(named === undefined ? [] : [named]),
        ...folders.filter(isMeant).map((folder) => joined(folder, path)),
      ]
      // A page may have the name of the file that it shows.
      const [others, own] = [candidates.filter((each) => each !== page.source), candidates.includes(page.source)]
      for (const candidate of own ? [...others, page.source] : others) {
        const text = tree.text(candidate)
        if (text !== undefined) return { path: candidate, text: text.replace(/\r\n?/g, '\n') }
      }
      return undefined
    },
  }
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

/**
 * The folder above the top of the site that a relative path leads to: `b` of `../../b/c.html` on the page `/a/d.html`, and
 * `..` of `../../c.html`.
 */
function neighbourOf({ address }: ForeignPage, target: string): string | undefined {
  const path = target.replace(/[?#].*$/s, '')
  if (isMarkdown(path)) return undefined
  const names = path.split('/').filter((name) => name !== '.' && name !== '')
  const first = names.findIndex((name) => name !== '..')
  const above = first === -1 ? names.length : first
  const name = names[first]
  if (name === undefined || above <= address.split('/').length - 2) return undefined
  return first === names.length - 1 && /\.html?$/.test(name) ? '..' : name
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
function sourcesFor(page: ForeignPage, written: string, roots: string[], aliases: Aliases): string[] {
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

const isTop = (page: ForeignPage, path: string, baseUrl: string): boolean =>
  path.startsWith('/') && addressesFor(page, path, baseUrl).includes('')

/** The addresses that a path may mean; a relative one starts at the page or beside it, as servers with and without a slash do. */
function addressesFor({ address }: ForeignPage, path: string, baseUrl: string): string[] {
  if (path.startsWith('/')) {
    const inside = baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path
    return [normalAddress(inside), normalAddress(path)]
  }
  return [joined(folderOf(address.replace(/\/$/, '')), path), joined(address, path)].map(normalAddress)
}

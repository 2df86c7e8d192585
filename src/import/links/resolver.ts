import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import type { ReadSite } from '../generator.ts'
import type { Layout } from '../layout.ts'
import { isMarkdown, normalAddress, relativeLink } from '../paths.ts'
import { sourcesIn } from '../sourcesIn.ts'
import { brokenBefore } from './brokenBefore.ts'
import { type FindIncluded, includedFiles } from './includedFiles.ts'
import { listOfPosts } from './listOfPosts.ts'
import { addressesFor, sourcesFor, targetFinder } from './targetFinder.ts'

type Resolver = {
  linkTo(page: ForeignPage, target: string): string | undefined
  /** Why a link leads nowhere, where that is one question for many links. */
  commonCauseOf(page: ForeignPage, target: string): string | undefined
  /** Whether a link that leads nowhere led nowhere on the other site, too. */
  wasBroken(page: ForeignPage, target: string): boolean
  include: FindIncluded
}

/** Finds what links and includes mean in the new site. */
export function resolver(read: ReadSite, layout: Layout, tree: SourceTree): Resolver {
  const { site, roots, aliases = [], publishedAs = (target) => target } = read
  const found = targetFinder(read, layout, tree)
  const redirects = new Map(site.redirects.map(([from, to]) => [normalAddress(from), to]))
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
    wasBroken: brokenBefore(read, layout, tree),
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
    include: includedFiles(read, tree),
  }
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

const isTop = (page: ForeignPage, path: string, baseUrl: string): boolean =>
  path.startsWith('/') && addressesFor(page, path, baseUrl).includes('')

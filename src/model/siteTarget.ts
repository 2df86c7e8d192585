import type { Asset } from './asset.ts'
import { inLanguage } from './localTarget.ts'
import type { Link, SiteTarget } from './page.ts'
import { type Addressing, fileHref, type Href, hrefOf, outputFileOf, route } from './route.ts'
import type { Site } from './site.ts'

/** What targets are looked for in. */
export type Targets = Pick<Site, 'config' | 'routes' | 'redirects' | 'documents' | 'assets' | 'downloads' | 'lostApis'>

/**
 * Returns a link with the target that is meant: the first one that the site has, else the first one. In a site with several
 * languages that is the one in the language of the page.
 */
export function resolveLink(link: Link, targets: Targets): Link {
  if (link.kind !== 'route' && link.kind !== 'asset') return link
  if (!link.otherwise && targets.config.languages.length === 0) return link
  const { otherwise = [], ...first } = link
  const found =
    meantBy([first, ...otherwise], targets).find((each) => isThere(each, targets)) ??
    (isDocument(link) ? otherwise.at(-1) : undefined)
  return found ? { ...first, ...found } : link
}

/** Each target in the language of the page before the one that is written. */
const meantBy = (written: SiteTarget[], { config }: Targets): SiteTarget[] =>
  config.languages.length === 0 ? written : written.flatMap((target) => inLanguage(target, config))

/** `setup.html` is rather a page than a file. */
const isDocument = (target: SiteTarget): boolean => target.kind === 'asset' && /\.html?$/i.test(target.asset)

function isThere(target: SiteTarget, { config, routes, redirects, documents, assets, downloads, lostApis }: Targets) {
  if (target.kind === 'asset') return assets.has(target.asset) || downloads.has(target.asset)
  const { route } = target
  return (
    routes.has(route) ||
    redirects.pages.has(route) ||
    documents.has(outputFileOf(route, config)) ||
    lostApis.some((lost) => route.startsWith(lost))
  )
}

const nameOf = (target: SiteTarget): string => (target.kind === 'route' ? target.route : target.asset)

export const isSameTarget = (one: SiteTarget, other: SiteTarget): boolean => nameOf(one) === nameOf(other)

export const targetHref = (target: SiteTarget, addressing: Addressing): Href =>
  target.kind === 'route' ? hrefOf(target.route, addressing) : fileHref(target.asset, addressing)

/** The address of a link with its anchor; undefined for a link to a term or to an API, which depends on its page. */
export function linkHref(link: Link, addressing: Addressing): Href | string | undefined {
  if (link.kind === 'external') return link.href
  if (link.kind !== 'route' && link.kind !== 'asset') return undefined
  const path = targetHref(link, addressing)
  return link.anchor === undefined ? path : `${path}#${encodeURIComponent(link.anchor)}`
}

/** The argument of the placeholder of an address with these targets. A route begins with a slash, and no file does. */
export const writeTargets = (targets: SiteTarget[]): string =>
  targets.map((target) => encodeURI(nameOf(target))).join(' ')

/** The file that an image shows, in the language of the page. */
export const assetMeant = (path: string, { config, assets }: Pick<Targets, 'config' | 'assets'>): Asset | undefined => {
  if (config.languages.length === 0) return assets.get(path)
  const target: SiteTarget = { kind: 'asset', asset: path, anchor: undefined, image: true }
  const paths = inLanguage(target, config).map(nameOf)
  return paths.map((each) => assets.get(each)).find((asset) => asset !== undefined)
}

/** The address that such an argument stands for. */
export function siteHref(site: Targets, argument: string): Href {
  const read = argument.split(' ').map(readTarget)
  const target = meantBy(read, site).find((each) => isThere(each, site)) ?? read[0]
  if (!target) throw new Error('an address has no targets')
  return targetHref(target, site.config)
}

function readTarget(written: string): SiteTarget {
  const name = decodeURI(written)
  return name.startsWith('/')
    ? { kind: 'route', route: route(name), anchor: undefined, to: 'address' }
    : { kind: 'asset', asset: name, anchor: undefined, image: false }
}

import { kindOf } from '../kinds/kinds.ts'
import { standsIn } from '../kinds/standsIn.ts'
import { assetPath } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Link } from '../model/page.ts'
import type { Place } from '../model/problem.ts'
import { leavesSite } from '../model/redirect.ts'
import { type Route, route } from '../model/route.ts'
import type { SidebarItemConfig } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import { resolveLink } from '../model/siteTarget.ts'

/** Every link of a site: those of its pages, by route, of its HTML files and of its configuration. */
export type SiteLinks = {
  pages: ReadonlyMap<Route, Link[]>
  /** Of pages in place of missing translations, which have the links of their originals again. */
  standIns: ReadonlyMap<Route, Link[]>
  documents: Link[]
  config: Link[]
  all: Link[]
}

/** Of a large site, reading them takes half a second. */
const PAGES_IN_STEP = 500

/** Collects the links of a site, in steps. */
export function* collectingLinks(site: Site): Generator<void, SiteLinks> {
  const resolved = (link: Link): Link => resolveLink(link, site)
  const pages = new Map<Route, Link[]>()
  const standIns = new Map<Route, Link[]>()
  for (const [at, content] of site.routes) {
    const shown = siteAt(site, at)
    const links = kindOf(content)
      .links(content)
      .map((link) => resolveLink(link, shown))
    const known = standsIn(site, at, content) ? standIns : pages
    known.set(at, links)
    if ((pages.size + standIns.size) % PAGES_IN_STEP === 0) yield
  }
  const config = configLinks(site)
  const documents = [...site.documents.values()].flatMap(({ links }) => links.map(resolved))
  return { pages, standIns, documents, config, all: [...[...pages.values()].flat(), ...documents, ...config] }
}

/** Returns the links of `site.yaml`: navigation, footer, announcement, sidebars, logo, favicon, social image, fonts and versions. */
function configLinks(site: Site): Link[] {
  const { navigation, footer, announcement, sidebars, logo, favicon, image, versions, redirects, theme, head } =
    site.config
  const logos = logo ? [...new Set([logo.light, logo.dark])].map((target) => ({ target, place: logo.place })) : []
  const files = [...logos, favicon, image, ...(theme?.fonts ?? []).map(({ file }) => file)].filter(
    (file) => file !== undefined,
  )
  return [
    ...redirects.map(({ to, place }) => (leavesSite(to) ? externalLink(to, place) : routeLink(to, place))),
    ...[...navigation, ...footer, ...[announcement?.link ?? []].flat()].flatMap(linkOfItem),
    ...(sidebars ?? []).flatMap(({ items }) => items.flatMap(linksOfEntry)),
    ...head.flatMap(({ attributes: { src, href }, place }) => ownFile(src ?? href, place)),
    ...files.map(({ target, place }) => assetLink(target, place)),
    ...versions.filter((version) => isEmpty(version, site)).map(({ route: to, place }) => routeLink(to, place)),
  ]
}

function linkOfItem(item: SiteConfig['navigation'][number]): Link[] {
  if (item.kind === 'sidebar') return []
  return [item.kind === 'route' ? routeLink(item.to, item.place) : externalLink(item.href, item.place)]
}

/** An entry of the head may load a file of the site. */
const ownFile = (address: string | undefined, place: Place): Link[] =>
  address?.startsWith('/') ? [assetLink(address, place)] : []

/** A version needs no page at its own route if there is one below it. */
const isEmpty = ({ route: at }: SiteConfig['versions'][number], { routes }: Site): boolean =>
  ![...routes.keys()].some((each) => each.startsWith(at))

function linksOfEntry(item: SidebarItemConfig): Link[] {
  if (item.kind === 'category') return item.items.flatMap(linksOfEntry)
  if (item.kind === 'external') return [externalLink(item.href, item.place)]
  return item.kind === 'route' ? [routeLink(item.to, item.place)] : []
}

function routeLink(to: Route | string, place: Place): Link {
  const [path = '', anchor] = to.split('#', 2)
  return { kind: 'route', route: route(path), anchor, to: 'address', target: to, place, text: '' }
}

const externalLink = (href: string, place: Place): Link => ({ kind: 'external', href, target: href, place, text: '' })

function assetLink(target: string, place: Place): Link {
  return { kind: 'asset', asset: assetPath(target), anchor: undefined, image: true, target, place, text: '' }
}

import type { Api, ApiPage } from '../model/api.ts'
import type { VersionConfig } from '../model/config.ts'
import { type Href, hrefOf, type Route, route, withHash } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { apisOf, latestOf, versionAt } from '../model/versions.ts'
import type { VersionsView } from '../model/view.ts'

/** The version that a page belongs to, and the same page in the other versions. */
export function versionsView(site: Site, shown: Route): VersionsView | undefined {
  const { versions } = site.config
  const own = versionAt(site.config, shown)
  const latest = latestOf(site.config)
  if (!own || !latest) return undefined
  const view = (version: VersionConfig) => ({
    id: version.id,
    label: version.label,
    href: hrefOfPlace(site, counterpart(site, { at: shown, own, other: version })),
    current: version === own,
  })
  return { label: own.label, banner: own.banner, latest: view(latest), all: versions.map(view) }
}

/** Where a link leads in each version; undefined for one that does not lead into any. */
export function versionsOfLink(site: Site, to: Route, hash: string): Record<string, Href> | undefined {
  const { versions } = site.config
  const own = versionAt(site.config, to)
  if (!own) return undefined
  const addresses = versions.map((version): [string, Href] => {
    const there = counterpart(site, { at: to, own, other: version })
    return [version.id, hrefOfPlace(site, there.at === to ? { at: to, hash } : there)]
  })
  return Object.fromEntries(addresses)
}

/** The same page of the latest version, if there is one and the page is of an older version; otherwise the page itself. */
export function latestRoute(site: Site, shown: Route): Route {
  const own = versionAt(site.config, shown)
  const latest = latestOf(site.config)
  const isOld = own && latest && own !== latest && own.banner !== 'unreleased'
  return (isOld && samePage(site, { at: shown, own, other: latest })?.at) || shown
}

/** A page of a version, and the version that it is looked for in. */
type Change = { at: Route; own: VersionConfig; other: VersionConfig }

/** A page, or with a hash a part of it. */
type Place = { at: Route; hash: string }

const hrefOfPlace = (site: Site, { at, hash }: Place): Href => withHash(hrefOf(at, site.config), hash)

/** The same page in another version, else the first page of that one. */
const counterpart = (site: Site, change: Change): Place =>
  samePage(site, change) ?? { at: site.versions.get(change.other.id)?.first ?? change.at, hash: '' }

function samePage(site: Site, change: Change): Place | undefined {
  const { at, own, other } = change
  if (own === other) return { at, hash: '' }
  const content = site.routes.get(at)
  const same =
    content?.kind === 'api'
      ? sameReference(site, content, change)
      : { at: route(other.route + at.slice(own.route.length)), hash: '' }
  return same && site.routes.has(same.at) && versionAt(site.config, same.at) === other ? same : undefined
}

/** The page of the same API: the one with the same title, else in the same place of the list. */
function sameReference(
  site: Site,
  { api, page: from }: Extract<RouteContent, { kind: 'api' }>,
  { at, own, other }: Change,
): Place | undefined {
  const there = apisOf(site.apis, site.config, other)
  const place = apisOf(site.apis, site.config, own).indexOf(api)
  const same = there.find(({ title }) => title === api.title) ?? there[place]
  if (!same) return undefined
  const page = route(same.config.route + at.slice(api.config.route.length))
  return site.routes.has(page) ? { at: page, hash: '' } : placeIn(same, from)
}

/** Where a reference that is split into other pages has what a page is about; else its first page. */
function placeIn({ pages, routeOf, config }: Api, { ids }: ApiPage): Place {
  const id = ids.find((each) => routeOf.has(each))
  const at = id === undefined ? undefined : routeOf.get(id)
  if (id === undefined || at === undefined) return { at: config.route, hash: '' }
  // The first page is that of the introduction.
  const isWhole = pages.slice(1).some((page) => page.route === at && page.ids[0] === id)
  return { at, hash: isWhole ? '' : `#${encodeURIComponent(id)}` }
}

import { cacheKey } from '../disk/cache.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { VersionConfig } from '../model/config.ts'
import type { Link } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'
import { apisAt, termsAt, versionAt } from '../model/versions.ts'
import { breadcrumbsOf } from '../render/breadcrumbs.ts'
import { navigationView } from '../render/navigationView.ts'
import { apiParts, glossaryPart, pagesPart, sidebarPart } from './sharedParts.ts'

/** The key of what a page shares with others. */
export type SharedKey = (route: Route, content: RouteContent) => string

/**
 * A page of a version shares what is of that version and outside of versions. Of other versions it depends on a few
 * addresses, so that an old version is not written again when the latest has another page or title.
 * @param parts what all pages share, by name
 */
export function sharedKeys(site: Site, parts: Record<string, string>): SharedKey {
  const whole = cacheKey(JSON.stringify(parts))
  // A page leads to its translations, which may be in other versions.
  if (site.versions.size === 0 || siteInAll(site).length > 1) return () => whole
  const keys = new Map<VersionConfig, string>()
  const versions = new Map([...site.routes].map(([at]) => [at, versionAt(site.config, at)]))
  const beside = versionsBeside(versions)
  const partsOf = ownParts(site, versions)
  return (route, content) => {
    const version = versions.get(route)
    if (!version || (content.kind !== 'page' && content.kind !== 'category')) return whole
    const shared = keys.get(version) ?? cacheKey(JSON.stringify({ ...parts, ...partsOf(version, route) }))
    keys.set(version, shared)
    const others = [beside.get(route.slice(version.route.length)), ...linksAcross(site, versions, route, content)]
    return shared + JSON.stringify(others)
  }
}

type VersionOf = ReadonlyMap<Route, VersionConfig | undefined>

/**
 * The parts that a version has of its own, by the names of those of the site. Each page is looked at once, however many
 * versions there are.
 */
function ownParts(site: Site, versions: VersionOf): (version: VersionConfig, at: Route) => Record<string, string> {
  const { config, sidebars } = site
  const routes = routesByVersion(site, versions)
  const pagesOf = (version: VersionConfig | undefined) => pagesPart(routes.get(version) ?? new Map())
  const shared = JSON.stringify([
    pagesOf(undefined),
    [...site.versions].map(([id, { first }]) => [id, first]),
    navigationView(site, [...config.navigation, ...config.footer]),
  ])
  // With pages of a version, or shown there.
  const listed = sidebars.map((sidebar, index) => ({
    versions: new Set([...sidebar.places.keys(), ...sidebar.routes].map((at) => versions.get(at))),
    part: [index, sidebarPart(sidebar)],
  }))
  const sidebarsOf = (version: VersionConfig) => listed.filter((each) => each.versions.has(version))
  return (version, at) => ({
    'the navigation': JSON.stringify([shared, pagesOf(version), sidebarsOf(version).map(({ part }) => part)]),
    'the glossary': glossaryPart(termsAt(site, at)),
    'an API': apiParts(apisAt(site, at)),
    'the guides that mention an API': '',
  })
}

function routesByVersion(
  { routes }: Site,
  versions: VersionOf,
): ReadonlyMap<VersionConfig | undefined, Site['routes']> {
  const found = new Map<VersionConfig | undefined, Map<Route, RouteContent>>()
  for (const [at, content] of routes) {
    const version = versions.get(at)
    const own = found.get(version) ?? new Map<Route, RouteContent>()
    found.set(version, own.set(at, content))
  }
  return found
}

/** Which versions have a page, by its address in them. */
function versionsBeside(versions: VersionOf): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [at, version] of versions) {
    if (!version) continue
    const place = at.slice(version.route.length)
    found.set(place, [...(found.get(place) ?? []), version.id])
  }
  return found
}

/** What a page shows of other versions: where its links lead, and titles of pages above and beside it. */
function linksAcross(site: Site, versions: VersionOf, at: Route, content: RouteContent): unknown[] {
  const { config, routes, redirects } = site
  const version = versions.get(at)
  const versionOf = (to: Route) => (versions.has(to) ? versions.get(to) : versionAt(config, to))
  const isAcross = (to: Route): boolean => (versionOf(to) ?? version) !== version
  const targets = kindOf(content)
    .links(content)
    .flatMap(routesOf)
    .filter(isAcross)
    .map((to) => [to, titleAt(routes.get(to), site), redirects.pages.has(to)])
  const above = 'sidebar' in content && content.sidebar?.places.has(at) ? [] : breadcrumbsOf(site, at, content)
  return [targets, above, redirects.anchors.get(at) && [...(redirects.anchors.get(at) ?? [])]]
}

const routesOf = (link: Link): Route[] =>
  [link, ...('otherwise' in link ? (link.otherwise ?? []) : [])].flatMap((each) =>
    each.kind === 'route' ? [each.route] : [],
  )

const titleAt = (content: RouteContent | undefined, site: Site): string | undefined =>
  content && kindOf(content).title(content, site.config.texts)

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
import { apiParts, glossaryPart, navigationPart } from './sharedParts.ts'

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
  return (route, content) => {
    const version = versions.get(route)
    if (!version || (content.kind !== 'page' && content.kind !== 'category')) return whole
    const shared =
      keys.get(version) ?? cacheKey(JSON.stringify({ ...parts, ...ownParts(site, versions, version, route) }))
    keys.set(version, shared)
    const others = [beside.get(route.slice(version.route.length)), ...linksAcross(site, version, route, content)]
    return shared + JSON.stringify(others)
  }
}

type VersionOf = ReadonlyMap<Route, VersionConfig | undefined>

/** The parts that a version has of its own, by the names of those of the site. */
function ownParts(site: Site, versions: VersionOf, version: VersionConfig, at: Route): Record<string, string> {
  const isNear = (route: Route): boolean => (versions.get(route) ?? version) === version
  const { config } = site
  return {
    'the navigation': JSON.stringify([
      navigationPart(site, isNear, (route) => versions.get(route) === version),
      [...site.versions].map(([id, { first }]) => [id, first]),
      navigationView(site, [...config.navigation, ...config.footer]),
    ]),
    'the glossary': glossaryPart(termsAt(site, at)),
    'an API': apiParts(apisAt(site, at)),
    'the guides that mention an API': '',
  }
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
function linksAcross(site: Site, version: VersionConfig, at: Route, content: RouteContent): unknown[] {
  const { config, routes, redirects } = site
  const isAcross = (to: Route): boolean => (versionAt(config, to) ?? version) !== version
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

import type { VersionConfig } from '../model/config.ts'
import { type Href, hrefOf, type Route, route } from '../model/route.ts'
import { routesIn } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import type { VersionsView } from '../model/view.ts'

/** The version that a page belongs to, and the same page in the other versions. */
export function versionsView(site: Site, shown: Route): VersionsView | undefined {
  const { versions } = site.config
  const own = versionOf(versions, shown)
  const [latest] = versions
  if (!own || !latest || versions.length < 2) return undefined
  const view = (version: VersionConfig) => ({
    id: version.id,
    label: version.label,
    href: hrefOf(counterpart(site, shown, own, version), site.config),
    current: version === own,
  })
  return { label: own.label, banner: own.banner, latest: view(latest), all: versions.map(view) }
}

/** Where a link leads in each version; undefined for one that does not lead into any. */
export function versionsOfLink(site: Site, to: Route, hash: string): Record<string, Href> | undefined {
  const { versions } = site.config
  const own = versionOf(versions, to)
  if (!own || versions.length < 2) return undefined
  const addresses = versions.map((version): [string, Href] => {
    const there = counterpart(site, to, own, version)
    return [version.id, `${hrefOf(there, site.config)}${there === to ? hash : ''}` as Href]
  })
  return Object.fromEntries(addresses)
}

/** The one with the longest route: `/docs/v1/` lies below `/docs/`. */
const versionOf = (versions: VersionConfig[], at: Route): VersionConfig | undefined =>
  versions
    .filter((version) => at.startsWith(version.route))
    .toSorted((one, other) => other.route.length - one.route.length)[0]

/** The same document in another version, else the first page of that one. */
function counterpart(site: Site, shown: Route, own: VersionConfig, other: VersionConfig): Route {
  const isIn = (at: Route): boolean => versionOf(site.config.versions, at) === other && site.routes.has(at)
  const same = route(other.route + shown.slice(own.route.length))
  if (isIn(same)) return same
  if (isIn(other.route)) return other.route
  const inSidebars = site.sidebars.flatMap(({ items }) => routesIn(items))
  return [...inSidebars, ...site.routes.keys()].find(isIn) ?? shown
}

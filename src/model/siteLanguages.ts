import type { Route } from './route.ts'
import type { RouteContent, Site } from './site.ts'

/** The site in each of its languages, its own first. */
export const siteInAll = (site: Site): Site[] => [site, ...site.translations]

/** The site in the language of a route. */
export const siteAt = (site: Site, at: Route): Site =>
  site.translations.length === 0 ? site : (site.translations.find(({ config }) => at.startsWith(config.root)) ?? site)

/** The routes of a site in its language. */
export function routesOf({ routes, config }: Pick<Site, 'routes' | 'config'>): ReadonlyMap<Route, RouteContent> {
  const { languages, root } = config
  if (languages.length === 0) return routes
  const others = languages.filter((language) => language.root.startsWith(root) && language.root !== root)
  const isOwn = (at: Route): boolean => at.startsWith(root) && !others.some((other) => at.startsWith(other.root))
  return new Map([...routes].filter(([at]) => isOwn(at)))
}

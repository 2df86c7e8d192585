import { type Route, route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { originalOf } from './languages/inLanguages.ts'
import { latestRoute } from './versions.ts'

/**
 * The page that search engines show in the place of one: the same page of the latest version, in the language that the page
 * is written in. It is shown itself, so that no search engine has to follow one address to the next.
 */
export function canonicalRoute(site: Site, shown: Route): Route {
  const latest = latestRoute(site, shown)
  const original = originalOf(site, shown)
  if (original === undefined) return originalOf(site, latest) === undefined ? latest : shown
  const there = route(latest.slice(site.config.root.length))
  return site.routes.has(there) ? there : original
}

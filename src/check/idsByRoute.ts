import type { Api } from '../model/api.ts'
import type { Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'

/** The ids of each page, which links can name after `#`. */
export type IdsByRoute = ReadonlyMap<Route, ReadonlySet<string>>

export const idsByRoute = ({ routes }: Site): IdsByRoute =>
  new Map([...routes].map(([route, content]) => [route, new Set(idsOf(route, content))]))

function idsOf(route: Route, content: RouteContent): Iterable<string> {
  if (content.kind === 'page') return content.page.ids.map((anchor) => anchor.id)
  if (content.kind === 'api') return idsOfReference(route, content.api)
  return []
}

/** The first page of a reference forwards fragments to the page that has the id, so it accepts the ids of all pages. */
function idsOfReference(route: Route, { config, routeOf }: Api): Iterable<string> {
  if (route === config.route) return routeOf.keys()
  return [...routeOf].filter(([, at]) => at === route).map(([id]) => id)
}

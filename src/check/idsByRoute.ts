import type { Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'

/** The ids that can follow `#` on each page. */
export type IdsByRoute = ReadonlyMap<Route, ReadonlySet<string>>

export const idsByRoute = ({ routes }: Site): IdsByRoute =>
  new Map([...routes].map(([route, content]) => [route, new Set(idsOf(content))]))

function idsOf(content: RouteContent): string[] {
  if (content.kind === 'page') return content.page.ids.map((anchor) => anchor.id)
  if (content.kind === 'api') return [...content.api.ids, ...content.api.descriptionIds.map((anchor) => anchor.id)]
  return []
}

import { isLanding, isNotFoundPage, type Page } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { routesIn, type Sidebar } from '../../model/sidebar.ts'

/** Which sidebar a page shows: that of the longest address that it is at or below, else the first that lists it. */
export function sidebarChoice(sidebars: Sidebar[]): (page: Page) => Sidebar | undefined {
  const listed = new Map<Route, Sidebar>()
  for (const sidebar of sidebars.toReversed()) for (const at of routesIn(sidebar.items)) listed.set(at, sidebar)
  const above = new Map<string, Sidebar>()
  for (const sidebar of sidebars.toReversed()) for (const at of sidebar.routes) above.set(at, sidebar)
  return (page) => {
    const isApart = above.size === 0 || isLanding(page) || isNotFoundPage(page)
    return (isApart ? undefined : nearestAbove(page.route, above)) ?? listed.get(page.route)
  }
}

function nearestAbove(at: Route, sidebars: ReadonlyMap<string, Sidebar>): Sidebar | undefined {
  const ends = [...at.matchAll(/\//g)].map(({ index }) => index + 1)
  for (const end of ends.toReversed()) {
    const found = sidebars.get(at.slice(0, end))
    if (found) return found
  }
  return undefined
}

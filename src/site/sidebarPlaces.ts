import type { Route } from '../model/route.ts'
import type { SidebarCategory, SidebarItem, SidebarPlace, SidebarStop } from '../model/sidebar.ts'

type Stop = { item: SidebarStop; above: SidebarCategory[] }

/** Returns the position of each route in a sidebar. */
export function sidebarPlaces(items: SidebarItem[]): ReadonlyMap<Route, SidebarPlace> {
  const places = new Map<Route, SidebarPlace>()
  const stops = stopsIn(items, [])
  for (const [index, { item, above }] of stops.entries()) {
    if (places.has(item.route)) continue
    places.set(item.route, { item, above, previous: stops[index - 1]?.item, next: stops[index + 1]?.item })
  }
  return places
}

function stopsIn(items: SidebarItem[], above: SidebarCategory[]): Stop[] {
  return items.flatMap((item) => {
    const own = isStop(item) ? [{ item, above }] : []
    return item.kind === 'category' ? [...own, ...stopsIn(item.items, [...above, item])] : own
  })
}

const isStop = (item: SidebarItem): item is SidebarStop => item.kind !== 'external' && item.route !== undefined

import type { Place } from './problem.ts'
import type { Route, SourcePath } from './route.ts'

/** A sidebar item as written in `site.yaml`. */
export type SidebarItemConfig = { place: Place } & (
  | { kind: 'page'; page: SourcePath; label: string | undefined }
  | { kind: 'route'; to: Route; label: string }
  | { kind: 'folder'; folder: SourcePath }
  | {
      kind: 'category'
      label: string
      route: Route | undefined
      description: string
      collapsed: boolean
      items: SidebarItemConfig[]
    }
  | { kind: 'external'; label: string; href: string }
)

/** A sidebar after all pages are known. */
export type Sidebar = {
  id: string
  label: string
  items: SidebarItem[]
  /** Addresses whose pages show this sidebar, whichever list them. */
  routes: Route[]
  /** The position of each route, computed once: searching a large sidebar on each of its pages would take minutes. */
  places: ReadonlyMap<Route, SidebarPlace>
}

/** The position of a route in a sidebar, read from top to bottom; the first one if it is listed twice. */
export type SidebarPlace = {
  item: SidebarStop
  /** The categories that contain it, from the outermost on. */
  above: SidebarCategory[]
  previous: SidebarStop | undefined
  next: SidebarStop | undefined
}

/** An item with a page. */
export type SidebarStop = (SidebarPage | SidebarCategory) & { route: Route }

export type SidebarItem = SidebarPage | SidebarCategory | SidebarExternal

export type SidebarPage = { kind: 'page'; label: string; description: string; route: Route }
type SidebarExternal = { kind: 'external'; label: string; href: string }

export type SidebarCategory = {
  kind: 'category'
  label: string
  description: string
  /** The category's own page: its `index.md` or a generated index. */
  route: Route | undefined
  /** Whether it is shown closed, except to a reader of one of its pages. */
  collapsed?: boolean
  items: SidebarItem[]
}

/** Returns the routes of all items, including categories with a page. */
export const routesIn = (items: SidebarItem[]): Route[] =>
  items.flatMap((item) => {
    if (item.kind === 'external') return []
    return [...(item.route ? [item.route] : []), ...(item.kind === 'category' ? routesIn(item.items) : [])]
  })

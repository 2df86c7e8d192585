import type { Place } from './problem.ts'
import type { Route, SourcePath } from './route.ts'

/** One entry of a sidebar as `site.yaml` has it. */
export type SidebarItemConfig = { place: Place } & (
  | { kind: 'page'; page: SourcePath; label: string | undefined }
  | { kind: 'route'; to: Route; label: string }
  | { kind: 'folder'; folder: SourcePath }
  | { kind: 'category'; label: string; route: Route | undefined; description: string; items: SidebarItemConfig[] }
  | { kind: 'external'; label: string; href: string }
)

/** A sidebar once every page is known. */
export type Sidebar = {
  id: string
  label: string
  items: SidebarItem[]
  /** Where each route stands, known beforehand: to search a large sidebar on each of its pages would take minutes. */
  places: ReadonlyMap<Route, SidebarPlace>
}

/** Where a route stands in a sidebar that is read from top to bottom; of one that is listed twice, the first time. */
export type SidebarPlace = {
  item: SidebarStop
  /** The categories around it, from the outermost on. */
  above: SidebarCategory[]
  previous: SidebarStop | undefined
  next: SidebarStop | undefined
}

/** An entry that has a page. */
export type SidebarStop = (SidebarPage | SidebarCategory) & { route: Route }

export type SidebarItem = SidebarPage | SidebarCategory | SidebarExternal

export type SidebarPage = { kind: 'page'; label: string; description: string; route: Route }
export type SidebarExternal = { kind: 'external'; label: string; href: string }

export type SidebarCategory = {
  kind: 'category'
  label: string
  description: string
  /** Where the category's own page is: its `index.md` or a generated index. */
  route: Route | undefined
  items: SidebarItem[]
}

/** The routes of a sidebar's entries, those of categories with a page included. */
export const routesIn = (items: SidebarItem[]): Route[] =>
  items.flatMap((item) => {
    if (item.kind === 'external') return []
    return [...(item.route ? [item.route] : []), ...(item.kind === 'category' ? routesIn(item.items) : [])]
  })

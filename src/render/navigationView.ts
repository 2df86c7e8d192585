import type { NavigationItem } from '../model/config.ts'
import { type Href, hrefOf, type Route, route } from '../model/route.ts'
import type { Sidebar, SidebarItem } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import type { NavigationView } from '../model/view.ts'
import { versionsOfLink } from './versions.ts'

/** The items with their addresses; `current` marks the one that the shown route belongs to. */
export function navigationView(
  site: Site,
  items: NavigationItem[],
  shown?: Route,
  shownSidebar?: Sidebar,
): NavigationView[] {
  const near = items.map((item) => closeness(item, site.config.root, shown, shownSidebar))
  const closest = near.reduce((most, each) => Math.max(most, each), 0)
  return items.map((item, index) => ({
    label: item.label,
    position: item.position,
    ...(item.column === undefined ? {} : { column: item.column }),
    external: item.kind === 'external',
    href: hrefOfItem(site, item),
    versions: versionsOfItem(site, item),
    current: closest > 0 && near[index] === closest,
  }))
}

function hrefOfItem(site: Site, item: NavigationItem): Href | string {
  if (item.kind === 'external') return item.href
  if (item.kind === 'route') return hrefWithHash(site, item.to)
  const sidebar = site.sidebars.find((each) => each.id === item.sidebar)
  return hrefOf(firstRouteIn(sidebar?.items ?? []) ?? site.config.root, site.config)
}

function versionsOfItem(site: Site, item: NavigationItem): NavigationView['versions'] {
  if (item.kind === 'external' || site.config.versions.length === 0) return undefined
  if (item.kind === 'sidebar') {
    const first = firstRouteIn(site.sidebars.find((each) => each.id === item.sidebar)?.items ?? [])
    return first && versionsOfLink(site, first, '')
  }
  const [path = '', hash] = item.to.split('#', 2)
  return versionsOfLink(site, route(path), hash === undefined ? '' : `#${hash}`)
}

/** `/api/#tag` keeps its hash. */
function hrefWithHash({ config }: Site, to: string): string {
  const [path = '', hash] = to.split('#', 2)
  return hrefOf(route(path), config) + (hash === undefined ? '' : `#${hash}`)
}

function firstRouteIn(items: SidebarItem[]): Route | undefined {
  for (const item of items) {
    if (item.kind === 'external') continue
    const found = item.route ?? (item.kind === 'category' ? firstRouteIn(item.items) : undefined)
    if (found) return found
  }
  return undefined
}

/**
 * How closely an item leads to the shown route, and 0 if it does not: a link to the route itself is closer than the sidebar
 * of the page, which is closer than a link to a folder above.
 */
function closeness(
  item: NavigationItem,
  root: Route,
  shown: Route | undefined,
  shownSidebar: Sidebar | undefined,
): number {
  if (item.kind === 'external' || shown === undefined) return 0
  if (item.kind === 'sidebar') return shownSidebar?.id === item.sidebar ? shown.length - 0.5 : 0
  const to = route(item.to.split('#', 1)[0] ?? '')
  return shown === to || (to !== root && shown.startsWith(to)) ? to.length : 0
}

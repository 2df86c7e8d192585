import { hrefOf, type Route } from '../model/route.ts'
import type { Sidebar, SidebarCategory, SidebarItem } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import type { SidebarItemView, SidebarView } from '../model/view.ts'

/**
 * Up to this many entries a sidebar stands on every page as a whole. A larger one shows the open branch only, and
 * closed categories link to their own page: otherwise the size of a site would grow with the square of its pages.
 */
const WHOLE_SIDEBAR = 120

type Context = { site: Site; shown: Route; open: ReadonlySet<SidebarItem> | 'all' }

export function sidebarView(site: Site, sidebar: Sidebar, shown: Route): SidebarView {
  const place = sidebar.places.get(shown)
  const branch = new Set<SidebarItem>(place && [...place.above, place.item])
  const context: Context = { site, shown, open: exceeds(sidebar.items, WHOLE_SIDEBAR) ? branch : 'all' }
  return { label: sidebar.label, items: sidebar.items.map((item) => itemView(item, context)) }
}

function itemView(item: SidebarItem, context: Context): SidebarItemView {
  const { site, shown } = context
  if (item.kind === 'category') return categoryView(item, context)
  if (item.kind === 'external') {
    return { kind: 'link', label: item.label, href: item.href, external: true, current: false }
  }
  const href = hrefOf(item.route, site.config)
  return { kind: 'link', label: item.label, href, external: false, current: item.route === shown }
}

function categoryView(category: SidebarCategory, context: Context): SidebarItemView {
  const { site, shown } = context
  const open = context.open === 'all' || context.open.has(category)
  const shownItems = open || category.route === undefined ? category.items : []
  return {
    kind: 'category',
    label: category.label,
    href: category.route && hrefOf(category.route, site.config),
    current: category.route === shown,
    open,
    items: shownItems.map((item) => itemView(item, context)),
  }
}

/** Stops counting early: the sidebar of a large site is asked on each of its pages. */
function exceeds(items: SidebarItem[], limit: number): boolean {
  let count = 0
  const rest = [...items]
  for (let item = rest.pop(); item; item = rest.pop()) {
    count += 1
    if (count > limit) return true
    if (item.kind === 'category') rest.push(...item.items)
  }
  return false
}

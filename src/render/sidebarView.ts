import { pushAll } from '../model/pushAll.ts'
import { hrefOf, type Route } from '../model/route.ts'
import type { Sidebar, SidebarCategory, SidebarItem } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import { fill } from '../model/texts/texts.ts'
import type { SidebarItemView, SidebarView } from '../model/view.ts'
import { wholeHref } from './wholeSidebars.ts'

/**
 * Up to this many entries a sidebar stands on every page as a whole. A larger one shows the open branch only, and
 * closed categories link to their own page: otherwise the size of a site would grow with the square of its pages.
 */
const WHOLE_SIDEBAR = 120

/** Of a longer list in a large sidebar, the neighbours of the page are shown. */
const LONG_LIST = 60
const NEIGHBOURS = 15

/** Categories at the top lead to all other pages. */
const LONG_TOP = 250

type Context = { site: Site; shown: Route; open: ReadonlySet<SidebarItem>; isWhole: boolean }

export const isLarge = ({ items }: Sidebar): boolean => exceeds(items, WHOLE_SIDEBAR)

export function sidebarView(site: Site, sidebar: Sidebar, shown: Route): SidebarView {
  const { label, items } = sidebar
  const place = sidebar.places.get(shown)
  const open = new Set<SidebarItem>(place && [...place.above, place.item])
  const context: Context = { site, shown, open, isWhole: !isLarge(sidebar) }
  if (context.isWhole) return { label, items: items.map((item) => itemView(item, context)), whole: undefined }
  return {
    label,
    items: listView({ items, most: LONG_TOP, home: undefined }, context),
    whole: wholeHref(site, sidebar),
  }
}

type List = { items: SidebarItem[]; most: number; home: Route | undefined }

/** A list, or of a long one the neighbours of what is open. */
function listView({ items, most, home }: List, context: Context): SidebarItemView[] {
  const { open, site, isWhole } = context
  if (isWhole || items.length <= most) return items.map((item) => itemView(item, context))
  const at = Math.max(
    0,
    items.findIndex((item) => open.has(item)),
  )
  const shown = items.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
  const more = {
    kind: 'more',
    label: fill(site.config.texts.navigation.all, { count: items.length }),
    href: home && hrefOf(home, site.config),
  } as const
  return [...shown.map((item) => itemView(item, context)), more]
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
  const { site, shown, isWhole } = context
  const isAround = context.open.has(category)
  const open = isAround || (isWhole && !category.collapsed)
  const shownItems = isWhole || isAround || category.route === undefined ? category.items : []
  return {
    kind: 'category',
    label: category.label,
    href: category.route && hrefOf(category.route, site.config),
    current: category.route === shown,
    open,
    items: listView({ items: shownItems, most: LONG_LIST, home: category.route }, context),
  }
}

/** Stops counting early: the sidebar of a large site is asked on each of its pages. */
function exceeds(items: SidebarItem[], limit: number): boolean {
  let count = 0
  const rest = [...items]
  for (let item = rest.pop(); item; item = rest.pop()) {
    count += 1
    if (count > limit) return true
    if (item.kind === 'category') pushAll(rest, item.items)
  }
  return false
}

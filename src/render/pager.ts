import type { PagerOverride } from '../model/page.ts'
import { hrefOf, type Route } from '../model/route.ts'
import type { SidebarItem } from '../model/sidebar.ts'
import type { RouteContent, Site } from '../model/site.ts'
import type { LinkView, PageView } from '../model/view.ts'
import { titleOf } from './titleOf.ts'

type Stop = { label: string; route: Route }

/** The neighbours of a route in its sidebar, read from top to bottom; the front matter may name others. */
export function pagerOf(site: Site, shown: Route, content: RouteContent): Pick<PageView, 'previous' | 'next'> {
  const sidebar = 'sidebar' in content ? content.sidebar : undefined
  const stops = sidebar ? stopsIn(sidebar.items) : []
  const at = stops.findIndex((stop) => stop.route === shown)
  const frontMatter = content.kind === 'page' ? content.page.frontMatter : undefined
  return {
    previous: linkTo(site, frontMatter?.previous, at > 0 ? stops[at - 1] : undefined),
    next: linkTo(site, frontMatter?.next, at >= 0 ? stops[at + 1] : undefined),
  }
}

function stopsIn(items: SidebarItem[]): Stop[] {
  return items.flatMap((item) => {
    if (item.kind === 'external') return []
    const own = item.route ? [{ label: item.label, route: item.route }] : []
    return item.kind === 'category' ? [...own, ...stopsIn(item.items)] : own
  })
}

function linkTo(site: Site, override: PagerOverride, neighbour: Stop | undefined): LinkView | undefined {
  if (override === false) return undefined
  if (override?.kind === 'route') {
    const content = site.routes.get(override.route)
    return content && { label: titleOf(content), href: hrefOf(override.route, site.config) }
  }
  return neighbour && { label: neighbour.label, href: hrefOf(neighbour.route, site.config) }
}

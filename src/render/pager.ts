import { kindOf } from '../kinds/kinds.ts'
import type { PagerOverride } from '../model/page.ts'
import { hrefOf, type Route } from '../model/route.ts'
import type { SidebarStop } from '../model/sidebar.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { resolveLink } from '../model/siteTarget.ts'
import type { LinkView, PageView } from '../model/view.ts'

/** The neighbours of a route in its sidebar, read from top to bottom; the front matter may name others. */
export function pagerOf(site: Site, shown: Route, content: RouteContent): Pick<PageView, 'previous' | 'next'> {
  const place = 'sidebar' in content ? content.sidebar?.places.get(shown) : undefined
  const frontMatter = content.kind === 'page' ? content.page.frontMatter : undefined
  return {
    previous: linkTo(site, frontMatter?.previous, place?.previous),
    next: linkTo(site, frontMatter?.next, place?.next),
  }
}

function linkTo(site: Site, override: PagerOverride, neighbour: SidebarStop | undefined): LinkView | undefined {
  if (override === false) return undefined
  const chosen = override && resolveLink(override, site)
  if (chosen?.kind === 'route') {
    const content = site.routes.get(chosen.route)
    return content && { label: kindOf(content).title(content), href: hrefOf(chosen.route, site.config) }
  }
  return neighbour && { label: neighbour.label, href: hrefOf(neighbour.route, site.config) }
}

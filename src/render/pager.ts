import { kindOf } from '../kinds/kinds.ts'
import type { Neighbour } from '../model/neighbours.ts'
import type { PagerOverride } from '../model/page.ts'
import { hrefOf, type Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { resolveLink } from '../model/siteTarget.ts'
import type { LinkView, PageView } from '../model/view.ts'

/** The neighbours of a route in its sidebar, read from top to bottom, or in the order of its kind; the front matter may name others. */
export function pagerOf(site: Site, shown: Route, content: RouteContent): Pick<PageView, 'previous' | 'next'> {
  const place = 'sidebar' in content ? content.sidebar?.places.get(shown) : undefined
  const others = kindOf(content).neighbours?.(content, site)
  const frontMatter = content.kind === 'page' ? content.page.frontMatter : undefined
  return {
    previous: linkTo(site, frontMatter?.previous, place ? place.previous : others?.previous),
    next: linkTo(site, frontMatter?.next, place ? place.next : others?.next),
  }
}

function linkTo(site: Site, override: PagerOverride, neighbour: Neighbour | undefined): LinkView | undefined {
  if (override === false) return undefined
  const chosen = override && resolveLink(override, site)
  if (chosen?.kind === 'route') {
    const content = site.routes.get(chosen.route)
    return (
      content && { label: kindOf(content).title(content, site.config.texts), href: hrefOf(chosen.route, site.config) }
    )
  }
  return neighbour && { label: neighbour.label, href: hrefOf(neighbour.route, site.config) }
}

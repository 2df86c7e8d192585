import { type Problem, startOf, warning } from '../model/problem.ts'
import { type Route, routeOf } from '../model/route.ts'
import type { Judge } from './checkLink.ts'
import type { SiteLinks } from './siteLinks.ts'

/**
 * Reports links of pages without a translation to anchors that pages with one have lost: a heading in another language has
 * another id, unless it names one.
 */
export function untranslatedAnchors(
  { site, idsAt }: Pick<Judge, 'site' | 'idsAt'>,
  { standIns }: SiteLinks,
): Problem[] {
  const missing = new Map<string, Problem>()
  const lostBy = (at: Route, anchor: string): string | undefined => {
    const content = site.routes.get(at)
    if (content?.kind !== 'page' || content.page.translation?.standsIn !== false || idsAt(at)?.has(anchor))
      return undefined
    const original = idsAt(routeOf(content.page.translation.place))
    return original?.has(anchor) ? content.page.source : undefined
  }
  for (const link of [...standIns.values()].flat()) {
    if (link.kind !== 'route' || link.anchor === undefined) continue
    const source = lostBy(link.route, link.anchor)
    if (source === undefined || site.redirects.anchors.get(link.route)?.has(link.anchor)) continue
    missing.set(`${link.route}#${link.anchor}`, lostAnchor(source, link.anchor, link.place.file))
  }
  return [...missing.values()]
}

const lostAnchor = (source: string, anchor: string, from: string): Problem =>
  warning('broken-anchor', startOf(source), {
    message: `"${from}", which has no translation, links to "#${anchor}" of this page`,
    fix: `write "{#${anchor}}" after the heading that it means`,
    target: `#${anchor}`,
  })

import type { Place, Problem } from '../../model/problem.ts'
import { hrefOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { siteAt } from '../../model/siteLanguages.ts'
import { linkHref, resolveLink } from '../../model/siteTarget.ts'

/** A broken link as open pages find it: the path of its page, and its address there. */
export type BrokenLink = { page: string; href: string }

/** Finds the link that a problem is about; undefined if it is not about a link of a page. */
export function brokenLinks(site: Site): (problem: Problem) => BrokenLink | undefined {
  let links: Map<string, BrokenLink> | undefined
  return (problem) => {
    if (!problem.rule.startsWith('broken-')) return undefined
    links ??= linksByPlace(site)
    return links.get(nameOf(problem, problem.target ?? ''))
  }
}

function linksByPlace(site: Site): Map<string, BrokenLink> {
  const { routes, config } = site
  const found = new Map<string, BrokenLink>()
  for (const [route, content] of routes) {
    for (const link of content.kind === 'page' && !content.page.translation?.standsIn ? content.page.links : []) {
      const href = link.kind === 'external' ? undefined : linkHref(resolveLink(link, siteAt(site, route)), config)
      if (href !== undefined) found.set(nameOf(link.place, link.target), { page: hrefOf(route, config), href })
    }
  }
  return found
}

const nameOf = ({ file, line, column }: Place, target: string): string => JSON.stringify([file, line, column, target])

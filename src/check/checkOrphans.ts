import { type Page, placeOf } from '../model/page.ts'
import { type Problem, startOf, warning } from '../model/problem.ts'
import { NOT_FOUND, type Route, routeBelow } from '../model/route.ts'
import { routesIn } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import { siteAt, siteInAll } from '../model/siteLanguages.ts'
import { termsAt } from '../model/versions.ts'
import type { SiteLinks } from './siteLinks.ts'

/** Reports the pages that cannot be reached from the home page through navigation and links. */
export function checkOrphans(site: Site, links: SiteLinks): Problem[] {
  const reached = reachedFrom(starts(site, links), site, links)
  return [...site.routes].flatMap(([at, content]) =>
    content.kind === 'page' && !reached.has(at) && isMeantToBeReached(content.page, site)
      ? [orphan(content.page.source, at)]
      : [],
  )
}

const isMeantToBeReached = (page: Page, site: Site): boolean =>
  !page.frontMatter.unlisted && !page.translation?.standsIn && !isInBlog(page, site)

/** Posts that are not drafts are listed by their blogs. */
const isInBlog = (page: Page, { config }: Site): boolean =>
  config.blogs.some(({ folder }) => placeOf(page).startsWith(`${folder}/`))

function starts(site: Site, { config, documents }: SiteLinks): Route[] {
  const generated = [...site.routes].flatMap(([at, { kind }]) => (kind === 'page' ? [] : [at]))
  const named = [...documents, ...config].flatMap((link) => (link.kind === 'route' ? [link.route] : []))
  const versions = site.config.versions.map((version) => version.route)
  // Hosts show the page for unknown addresses by themselves.
  return [
    ...siteInAll(site).flatMap(({ config: { root } }) => [root, routeBelow(root, NOT_FOUND)]),
    ...generated,
    ...named,
    ...versions,
    ...siteInAll(site).flatMap(({ sidebars }) => sidebars.flatMap(({ items }) => routesIn(items))),
  ]
}

function reachedFrom(first: Route[], site: Site, { pages, standIns }: SiteLinks): ReadonlySet<Route> {
  const reached = new Set(first)
  for (const at of reached) {
    for (const link of pages.get(at) ?? standIns.get(at) ?? []) {
      const next =
        link.kind === 'route'
          ? link.route
          : link.kind === 'term'
            ? termsAt(siteAt(site, at), at).get(link.term)?.route
            : undefined
      if (next !== undefined) reached.add(next)
    }
  }
  return reached
}

function orphan(source: string, at: Route): Problem {
  return warning('orphan-page', startOf(source), {
    message: `no page and no navigation links to "${at}"`,
    fix: 'link to it, add it to a sidebar in content/site.yaml, or begin its file name with "_" to leave it out',
  })
}

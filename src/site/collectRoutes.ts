import type { Api } from '../model/api.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import { type Checked, error, type Place, type Problem, startOf } from '../model/problem.ts'
import { NOT_FOUND, type Route } from '../model/route.ts'
import type { Sidebar, SidebarCategory, SidebarItem } from '../model/sidebar.ts'
import type { RouteContent } from '../model/site.ts'

type Claim = { route: Route; content: RouteContent; place: Place }

type Claimants = { config: SiteConfig; pages: Page[]; apis: Api[]; sidebars: Sidebar[] }

/**
 * Who stands at which route. Two for one route are an error at both places; routes that differ by case only are, too,
 * since some file systems and hosts would serve only one of them.
 */
export function collectRoutes(claimants: Claimants): Checked<ReadonlyMap<Route, RouteContent>> {
  const taken = new Map<string, Claim>()
  const problems: Problem[] = []
  for (const claim of claims(claimants)) {
    const first = taken.get(claim.route.toLowerCase())
    if (first) problems.push(duplicate(claim, first), duplicate(first, claim))
    else taken.set(claim.route.toLowerCase(), claim)
  }
  return { value: new Map([...taken.values()].map(({ route, content }) => [route, content])), problems }
}

function claims({ config, pages, apis, sidebars }: Claimants): Claim[] {
  const sidebarOf = sidebarsByRoute(sidebars)
  const claimed: Claim[] = pages.map((page) => ({
    route: page.route,
    content: { kind: 'page', page, sidebar: sidebarOf.get(page.route) },
    place: startOf(page.source),
  }))
  const byPage = new Set(claimed.map((claim) => claim.route))
  const ofConfig = startOf(config.file)
  claimed.push(
    ...apis.map((api): Claim => ({ route: api.config.route, content: { kind: 'api', api }, place: api.config.place })),
  )
  if (config.healthcheck) claimed.push({ route: config.healthcheck, content: { kind: 'health' }, place: ofConfig })
  for (const sidebar of sidebars) {
    for (const category of categoriesIn(sidebar.items)) {
      // A category whose page is written by hand needs no generated one.
      if (!category.route || byPage.has(category.route)) continue
      claimed.push({ route: category.route, content: { kind: 'category', category, sidebar }, place: ofConfig })
    }
  }
  return [...claimed, { route: NOT_FOUND, content: { kind: 'not-found' }, place: ofConfig }]
}

/** A page that several sidebars list is shown with the first of them. */
function sidebarsByRoute(sidebars: Sidebar[]): Map<Route, Sidebar> {
  const found = new Map<Route, Sidebar>()
  for (const sidebar of sidebars.toReversed()) {
    for (const route of routesIn(sidebar.items)) found.set(route, sidebar)
  }
  return found
}

function routesIn(items: SidebarItem[]): Route[] {
  return items.flatMap((item) => {
    if (item.kind === 'external') return []
    if (item.kind === 'page') return [item.route]
    return item.route ? [item.route, ...routesIn(item.items)] : routesIn(item.items)
  })
}

function categoriesIn(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.kind === 'category' ? [item, ...categoriesIn(item.items)] : []))
}

function duplicate({ route, place }: Claim, other: Claim): Problem {
  const { file, line } = other.place
  const message =
    route === other.route
      ? `the route "${route}" is taken by "${file}:${line}", too`
      : `the route "${route}" differs only by case from "${other.route}" of "${file}:${line}"`
  return error('duplicate-route', place, { message, fix: 'rename one of the two' })
}

import type { Api } from '../model/api.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import { type Checked, error, type Place, type Problem, startOf } from '../model/problem.ts'
import { NOT_FOUND, type Route, route } from '../model/route.ts'
import { routesIn, type Sidebar, type SidebarCategory, type SidebarItem } from '../model/sidebar.ts'
import type { RouteContent } from '../model/site.ts'
import { pageItem } from './folderItems.ts'

const DRAFTS = route('drafts')

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
    if (first) problems.push(...duplicates(claim, first))
    else taken.set(claim.route.toLowerCase(), claim)
  }
  return { value: new Map([...taken.values()].map(({ route, content }) => [route, content])), problems }
}

function claims({ config, pages, apis, sidebars }: Claimants): Claim[] {
  const written = pageClaims(pages, sidebars)
  // A category whose page is written by hand needs no generated one.
  const taken = new Set(written.map((claim) => claim.route))
  const ofConfig = startOf(config.file)
  const generated = [...categoryClaims(sidebars, ofConfig), ...draftsClaim(pages, ofConfig)].filter(
    (claim) => !taken.has(claim.route),
  )
  return [
    ...written,
    ...apis.flatMap(apiClaims),
    ...healthClaim(config, ofConfig),
    ...generated,
    { route: NOT_FOUND, content: { kind: 'not-found' }, place: ofConfig },
  ]
}

const apiClaims = (api: Api): Claim[] =>
  api.pages.map((page) => ({ route: page.route, content: { kind: 'api', api, page }, place: api.config.place }))

function healthClaim({ healthcheck }: SiteConfig, place: Place): Claim[] {
  return healthcheck ? [{ route: healthcheck, content: { kind: 'health' }, place }] : []
}

function pageClaims(pages: Page[], sidebars: Sidebar[]): Claim[] {
  const sidebarOf = sidebarsByRoute(sidebars)
  return pages.map((page) => ({
    route: page.route,
    content: { kind: 'page', page, sidebar: sidebarOf.get(page.route) },
    place: startOf(page.source),
  }))
}

/** A category that several sidebars list, as those of a folder are, is shown with the first of them. */
function categoryClaims(sidebars: Sidebar[], place: Place): Claim[] {
  const found = new Map<string, Claim>()
  for (const sidebar of sidebars) {
    for (const category of categoriesIn(sidebar.items)) {
      const name = `${category.route} ${category.label}`
      if (!category.route || found.has(name)) continue
      found.set(name, { route: category.route, content: { kind: 'category', category, sidebar }, place })
    }
  }
  return [...found.values()]
}

/** What is not published yet, on one page. Drafts are among the pages in `serve` only, and so is their list. */
function draftsClaim(pages: Page[], place: Place): Claim[] {
  const drafts = pages.filter((page) => page.frontMatter.draft)
  if (drafts.length === 0) return []
  const items = drafts.map((page) => pageItem(page))
  const description = 'Pages that are not published yet. This list, as they, shows in "portalgen serve" only.'
  const category: SidebarCategory = { kind: 'category', label: 'Drafts', description, route: DRAFTS, items }
  return [{ route: DRAFTS, content: { kind: 'category', category, sidebar: undefined }, place }]
}

/** A page that several sidebars list is shown with the first of them. */
function sidebarsByRoute(sidebars: Sidebar[]): Map<Route, Sidebar> {
  const found = new Map<Route, Sidebar>()
  for (const sidebar of sidebars.toReversed()) {
    for (const route of routesIn(sidebar.items)) found.set(route, sidebar)
  }
  return found
}

function categoriesIn(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.kind === 'category' ? [item, ...categoriesIn(item.items)] : []))
}

type Claimed = Pick<Claim, 'route' | 'place'>

const duplicates = (one: Claimed, other: Claimed): Problem[] => [duplicate(one, other), duplicate(other, one)]

function duplicate({ route, place }: Claimed, other: Claimed): Problem {
  const { file, line } = other.place
  const message =
    route === other.route
      ? `the route "${route}" is taken by "${file}:${line}", too`
      : `the route "${route}" differs only by case from "${other.route}" of "${file}:${line}"`
  return error('duplicate-route', place, { message, fix: 'rename one of the two' })
}

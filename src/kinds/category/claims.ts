import type { SiteConfig } from '../../model/config.ts'
import type { Page } from '../../model/page.ts'
import type { Claim, ClaimParts } from '../../model/pageKind.ts'
import { type Place, startOf } from '../../model/problem.ts'
import { route, routeBelow } from '../../model/route.ts'
import type { Sidebar, SidebarCategory, SidebarItem } from '../../model/sidebar.ts'
import { pageItem } from '../page/pageItem.ts'

const DRAFTS = route('drafts')

/** A category whose page is written by hand needs no generated one. */
export function claims({ config, pages, sidebars }: ClaimParts): Claim[] {
  const written = new Set(pages.map((page) => page.route))
  const place = startOf(config.file)
  return [...inSidebars(sidebars, place), ...drafts(pages, config)].filter((claim) => !written.has(claim.route))
}

/** A category that several sidebars list, as those of a folder are, is shown with the first of them. */
function inSidebars(sidebars: Sidebar[], place: Place): Claim[] {
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
function drafts(pages: Page[], { file, root, texts: { lists } }: SiteConfig): Claim[] {
  const found = pages.filter((page) => page.frontMatter.draft)
  if (found.length === 0) return []
  const items = found.map((page) => pageItem(page))
  const own = routeBelow(root, DRAFTS)
  const category: SidebarCategory = {
    kind: 'category',
    label: lists.drafts,
    description: lists.aboutDrafts,
    route: own,
    items,
  }
  return [{ route: own, content: { kind: 'category', category, sidebar: undefined }, place: startOf(file) }]
}

function categoriesIn(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.kind === 'category' ? [item, ...categoriesIn(item.items)] : []))
}

import { hrefOf, type Route } from '../../model/route.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import type { Site } from '../../model/site.ts'
import type { CardView } from '../../model/view.ts'

/** A card for each entry. A category without a page is replaced by its entries. */
export const cardsOf = (items: SidebarItem[], site: Site): CardView[] => items.flatMap((item) => cardOf(item, site))

function cardOf(item: SidebarItem, site: Site): CardView[] {
  if (item.kind === 'external') return [{ label: item.label, href: item.href, description: '', external: true }]
  const card = (route: Route, description: string): CardView[] => [
    { label: item.label, href: hrefOf(route, site.config), description, external: false },
  ]
  if (item.kind === 'page') return card(item.route, item.description)
  return item.route ? card(item.route, item.description || countOf(item.items.length)) : cardsOf(item.items, site)
}

const countOf = (items: number): string => (items === 1 ? '1 page' : `${items} pages`)

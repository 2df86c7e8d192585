import { hrefOf } from '../../model/route.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import type { Site } from '../../model/site.ts'
import type { CardView } from '../../model/view.ts'

/** A card for each entry. A category without a page is replaced by its entries. */
export const cardsOf = (items: SidebarItem[], site: Site): CardView[] => items.flatMap((item) => cardOf(item, site))

function cardOf(item: SidebarItem, site: Site): CardView[] {
  if (item.kind === 'external') return [{ label: item.label, href: item.href, description: '', external: true }]
  if (item.kind === 'category' && !item.route) return cardsOf(item.items, site)
  if (!item.route) return []
  const description = item.description || (item.kind === 'category' ? countOf(item.items.length) : '')
  return [{ label: item.label, href: hrefOf(item.route, site.config), description, external: false }]
}

const countOf = (items: number): string => (items === 1 ? '1 page' : `${items} pages`)

import { hrefOf, type Route } from '../../model/route.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import type { Site } from '../../model/site.ts'
import { counted } from '../../model/texts/texts.ts'
import type { CardGroup, CardView } from '../../model/view.ts'

/** A card for each entry. The entries of a category without a page are a group of its name, after all others. */
export function groupsOf(items: SidebarItem[], site: Site): CardGroup[] {
  const hasPage = (item: SidebarItem): boolean => item.kind !== 'category' || item.route !== undefined
  const own = cardsOf(items.filter(hasPage), site)
  const without = items.filter((item) => !hasPage(item))
  const named = without.map((item) => ({ label: item.label, cards: cardOf(item, site) }))
  return [{ label: undefined, cards: own }, ...named].filter(({ cards }) => cards.length > 0)
}

const cardsOf = (items: SidebarItem[], site: Site): CardView[] => items.flatMap((item) => cardOf(item, site))

function cardOf(item: SidebarItem, site: Site): CardView[] {
  if (item.kind === 'external') return [{ label: item.label, href: item.href, description: '', external: true }]
  const card = (route: Route, description: string): CardView[] => [
    { label: item.label, href: hrefOf(route, site.config), description, external: false },
  ]
  if (item.kind === 'page') return card(item.route, item.description)
  return item.route ? card(item.route, item.description || countOf(item.items.length, site)) : cardsOf(item.items, site)
}

const countOf = (items: number, { config: { texts } }: Site): string => counted(texts, texts.lists.pages, items)

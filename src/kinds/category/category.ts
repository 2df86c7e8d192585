import { addressWithoutText, type PageKind } from '../../model/pageKind.ts'
import { cardsOf } from './cards.ts'
import { claims } from './claims.ts'
import { searchEntries } from './searchEntries.ts'
import { text } from './text.ts'

/** What a category of a sidebar holds, where nobody has written a page for it. */
export const category: PageKind<'category'> = {
  claims,
  title: (content) => content.category.label,
  description: (content) => content.category.description,
  isIndexed: () => true,
  summary: (content) => content.category.description,
  links: () => [],
  ids: () => [],
  view({ category: { label, description, items } }, site) {
    return { part: 'CategoryPage', kind: 'category', title: label, description, cards: cardsOf(items, site) }
  },
  text,
  searchEntries: (content, { href, site }) => searchEntries(content.category, href, site),
  searchKey: () => undefined,
  addresses: (_content, route) => [addressWithoutText(route)],
  dependsOn: (content) => [content.category, content.sidebar?.id],
}

import { addressWithoutText, type PageKind } from '../../model/pageKind.ts'
import { routesIn } from '../../model/sidebar.ts'
import { onlyStandIns } from '../onlyStandIns.ts'
import { groupsOf } from './cards.ts'
import { claims } from './claims.ts'
import { searchEntries } from './searchEntries.ts'
import { text } from './text.ts'

/** The generated page of a sidebar category that has no page of its own. */
export const category: PageKind<'category'> = {
  claims,
  title: (content) => content.category.label,
  description: (content) => content.category.description,
  isIndexed: () => true,
  standsIn: ({ category: { items } }, site) => onlyStandIns(routesIn(items), site),
  summary: (content) => content.category.description,
  links: () => [],
  ids: () => [],
  view({ category: { label, description, items } }, site) {
    return { part: 'CategoryPage', kind: 'category', title: label, description, groups: groupsOf(items, site) }
  },
  text,
  searchEntries: (content, { href, site }) => searchEntries(content.category, href, site),
  searchKey: () => undefined,
  addresses: (_content, route) => [addressWithoutText(route)],
  dependsOn: (content) => [content.category, content.sidebar?.id],
}

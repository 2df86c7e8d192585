import type { ForeignNavigation } from '../foreignSite.ts'
import { type Json, type JsonObject, listAt, textAt } from '../read/json.ts'
import type { DocsSet } from './docs.ts'

/** The items of the bar; those of a menu stand beside one another. */
export const navigationOf = (navbar: JsonObject, sets: DocsSet[]): ForeignNavigation[] =>
  listAt(navbar, 'items').flatMap((item) => [
    ...itemOf(item, sets),
    ...listAt(item, 'items').flatMap((inner) =>
      itemOf(inner, sets).map((each) => ({ ...each, position: positionOf(item) })),
    ),
  ])

const positionOf = (item: Json): 'left' | 'right' => (textAt(item, 'position') === 'right' ? 'right' : 'left')

function itemOf(item: Json, sets: DocsSet[]): ForeignNavigation[] {
  const type = textAt(item, 'type') ?? 'default'
  const shared = { label: textAt(item, 'label') ?? 'Docs', position: positionOf(item) }
  const set = sets.find(({ plugin }) => plugin.id === (textAt(item, 'docsPluginId') ?? 'default'))
  const sidebar = textAt(item, 'sidebarId')
  if (type === 'docSidebar' && sidebar !== undefined) return [{ ...shared, sidebar }]
  const doc = set?.byId.get(textAt(item, 'docId') ?? '')
  if (type === 'doc' && doc) return [{ ...shared, href: doc.address }]
  const href = textAt(item, 'to') ?? textAt(item, 'href')
  return type === 'default' && href !== undefined ? [{ ...shared, href }] : []
}

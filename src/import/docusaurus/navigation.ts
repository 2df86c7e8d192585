import { titleOf } from '../folderCards.ts'
import type { ForeignNavigation, ForeignPage } from '../foreignSite.ts'
import { type Json, type JsonObject, listAt, textAt } from '../read/json.ts'
import type { DocsSet } from './docs.ts'
import { sidebarId } from './sidebars.ts'

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
  const instance = textAt(item, 'docsPluginId') ?? 'default'
  const set = sets.find(({ plugin }) => plugin.id === instance)
  const sidebar = textAt(item, 'sidebarId')
  const doc = set?.byId.get(textAt(item, 'docId') ?? '')
  const href = textAt(item, 'to') ?? textAt(item, 'href')
  const shared = { label: textAt(item, 'label') ?? unlabelled(item, doc, href), position: positionOf(item) }
  if (type === 'docSidebar' && sidebar !== undefined) return [{ ...shared, sidebar: sidebarId(sidebar, instance) }]
  if (type === 'doc' && doc) return [{ ...shared, href: doc.address }]
  return type === 'default' && href !== undefined ? [{ ...shared, href }] : []
}

/** An entry without a label is an icon, or has the title of its page. */
function unlabelled(item: Json, doc: ForeignPage | undefined, href: string | undefined): string {
  const named = textAt(item, 'aria-label') ?? (doc && (textAt(doc.frontMatter, 'sidebar_label') ?? titleOf(doc)))
  return named ?? (href && URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : 'Docs')
}

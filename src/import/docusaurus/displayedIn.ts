import { isObject, type Json, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import type { DocsSet } from './docs.ts'

/**
 * The addresses of pages that show a sidebar that is not the first to list them: `displayed_sidebar` of front matter
 * names it, and an entry of the type `ref` only leads to a page.
 */
export function displayedIn(
  sidebars: [id: string, items: Json][],
  { byId }: DocsSet,
  tally: Tally,
): (id: string) => { routes?: string[] } {
  const routes = new Map<string, string[]>()
  const show = (id: string, address: string): void => void routes.set(id, [...(routes.get(id) ?? []), address])
  const first = new Map<string, { isRef: boolean }>()
  for (const [sidebar, items] of sidebars)
    for (const { id, isRef } of entriesIn(items)) {
      const page = byId.get(id)
      if (page && first.get(id)?.isRef && !isRef) show(sidebar, page.address)
      if (!first.has(id) || !isRef) first.set(id, { isRef })
    }
  for (const { frontMatter, address, source } of new Set(byId.values())) {
    const named = textAt(frontMatter, 'displayed_sidebar')
    if (named !== undefined) show(named, address)
    // Every page that a sidebar lists has one here.
    if (frontMatter['displayed_sidebar'] === null)
      tally.note('front matter: displayed_sidebar: null', 'left', { file: source, line: 1 })
  }
  return (id) => {
    const own = routes.get(id)
    return own === undefined ? {} : { routes: [...new Set(own)] }
  }
}

/** The pages that a sidebar lists, in their order. */
function entriesIn(item: Json): { id: string; isRef: boolean }[] {
  if (typeof item === 'string') return [{ id: item, isRef: false }]
  if (Array.isArray(item)) return item.flatMap(entriesIn)
  if (!isObject(item)) return []
  const type = textAt(item, 'type')
  const id = textAt(item, 'id')
  if (type === undefined) return Object.values(item).flatMap(entriesIn)
  const own = id !== undefined && (type === 'doc' || type === 'ref') ? [{ id, isRef: type === 'ref' }] : []
  return [...own, ...entriesIn(item['link'] ?? null), ...entriesIn(item['items'] ?? null)]
}

import type { ApiView } from '../../model/apiView.ts'
import type { Page } from '../../model/page.ts'
import { hrefOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'

/** A page of a reference on which each operation names the guides that lead to it or to a part of it. */
export function withMentions(view: ApiView, mentions: ReadonlyMap<string, Page[]>, { config }: Site): ApiView {
  if (mentions.size === 0) return view
  const pagesAbout = (id: string): Page[] =>
    [...mentions].flatMap(([part, pages]) => (part === id || part.startsWith(`${id}.`) ? pages : []))
  const linksTo = (id: string) =>
    [...new Set(pagesAbout(id))].map(({ title, route }) => ({ label: title, href: hrefOf(route, config) }))
  const groups = view.groups.map((group) => ({
    ...group,
    operations: group.operations.map((operation) => ({ ...operation, mentions: linksTo(operation.id) })),
  }))
  return { ...view, groups }
}

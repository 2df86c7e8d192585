import type { ApiPage } from '../../../model/api.ts'
import type { Route } from '../../../model/route.ts'

/**
 * Makes titles that several pages have distinct by adding what differs: the method and path of an operation, that a page is of
 * a schema, or else the end of its address.
 */
export function withUniqueTitles(pages: ApiPage[]): ApiPage[] {
  const distinguished = withAdded(pages, distinctionOf)
  return withAdded(distinguished, ({ route, title }) =>
    endOf(route) === title.toLowerCase() ? undefined : endOf(route),
  )
}

function withAdded(pages: ApiPage[], added: (page: ApiPage) => string | undefined): ApiPage[] {
  const counts = new Map<string, number>()
  for (const { title } of pages) counts.set(title, (counts.get(title) ?? 0) + 1)
  return pages.map((page) => {
    const more = counts.get(page.title) === 1 ? undefined : added(page)
    return more === undefined ? page : { ...page, title: `${page.title} (${more})` }
  })
}

function distinctionOf({ view: { part, groups, schemas, schemasTitle } }: ApiPage): string | undefined {
  const [operation] = groups.flatMap(({ operations }) => operations)
  if (part?.is !== 'element') return undefined
  if (operation) return `${operation.method} ${operation.path}`
  return schemas[0]?.name === part.title ? schemasTitle.text : undefined
}

const endOf = (route: Route): string => route.split('/').at(-2) ?? ''

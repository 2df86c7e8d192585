import type { ForeignItem } from './foreignSite.ts'

/** The files that entries of a sidebar lead to, in its order; the page of a category comes before what is in it. */
export const sourcesIn = (items: readonly ForeignItem[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'category') return [...(item.page === undefined ? [] : [item.page]), ...sourcesIn(item.items)]
    return item.kind === 'page' ? [item.source] : []
  })

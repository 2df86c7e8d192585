import { hrefOf } from '../model/route.ts'
import type { SearchEntry } from '../model/search.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { apiEntries } from './apiEntries.ts'
import { categoryEntries } from './categoryEntries.ts'
import { pageEntries } from './pageEntries.ts'

/** All that a search can find. The entries of a subject stand together, and begin with the subject itself. */
export function searchEntries(site: Site): SearchEntry[] {
  const termOf = new Map([...site.terms].map(([term, page]) => [page, term]))
  const entriesOf = (content: RouteContent, href: string): SearchEntry[] => {
    switch (content.kind) {
      case 'page':
        return pageEntries(content.page, site, href, termOf.get(content.page))
      case 'category':
        return categoryEntries(content.category, href, site)
      case 'api':
        return apiEntries(content.page, content.api, href)
      case 'health':
      case 'not-found':
        return []
    }
  }
  return [...site.routes].flatMap(([route, content]) => entriesOf(content, hrefOf(route, site.config)))
}

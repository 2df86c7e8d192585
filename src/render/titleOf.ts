import type { RouteContent } from '../model/site.ts'

/** The name of what stands at a route, as in titles and crumbs. */
export function titleOf(content: RouteContent): string {
  switch (content.kind) {
    case 'page':
      return content.page.title
    case 'category':
      return content.category.label
    case 'api':
      return content.page.title
    case 'health':
      return 'Health check'
    case 'not-found':
      return 'Page not found'
  }
}

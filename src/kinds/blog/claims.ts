import { type Blog, type BlogList, pagesOf } from '../../model/blog.ts'
import type { Page } from '../../model/page.ts'
import type { Claim, ClaimParts } from '../../model/pageKind.ts'
import { type Route, route } from '../../model/route.ts'

/** The lists of each blog: its posts, ten on a page, the archive, and the authors. A written page may be the first list. */
export function claims({ blogs, pages }: ClaimParts): Claim[] {
  const written = new Set(pages.filter((page) => !isReplaced(page, blogs)).map(({ route }) => route))
  return blogs.flatMap((blog) =>
    listsOf(blog)
      .filter((list) => list.kind !== 'posts' || list.number > 1 || !written.has(blog.config.route))
      .map((list) => ({
        route: routeOfList(blog, list),
        content: { kind: 'blog', blog, list },
        place: blog.config.place,
      })),
  )
}

/** The lists need no introduction in another language. */
export const isReplaced = ({ route, translation }: Page, blogs: Blog[]): boolean =>
  translation?.standsIn === true && blogs.some(({ config }) => config.route === route)

function listsOf(blog: Blog): BlogList[] {
  const numbers = Array.from({ length: pagesOf(blog) }, (_, index) => index + 1)
  return [
    ...numbers.map((number): BlogList => ({ kind: 'posts', number })),
    ...(blog.posts.length > 0 ? [{ kind: 'archive' } as const] : []),
    ...(blog.authors.length > 0 ? [{ kind: 'authors' } as const] : []),
    ...blog.authors.map((author): BlogList => ({ kind: 'author', author })),
  ]
}

/** The route of a list: `/blog/`, `/blog/page/2/`, `/blog/archive/`, `/blog/authors/`, `/blog/authors/anna/`. */
export function routeOfList({ config }: Blog, list: BlogList): Route {
  switch (list.kind) {
    case 'posts':
      return list.number === 1 ? config.route : route(`${config.route}page/${list.number}`)
    case 'author':
      return list.author.route
    default:
      return route(`${config.route}${list.kind}`)
  }
}

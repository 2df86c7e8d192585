import { type Blog, type BlogList, pagesOf } from '../../model/blog.ts'
import type { Neighbour, Neighbours } from '../../model/neighbours.ts'
import type { Texts } from '../../model/texts/texts.ts'
import { titleOf } from './blogView.ts'
import { routeOfList } from './claims.ts'

/** The pages of newer and of older posts. */
export function neighbouringLists(blog: Blog, list: BlogList, texts: Texts): Neighbours | undefined {
  if (list.kind !== 'posts') return undefined
  const to = (number: number): Neighbour | undefined => {
    const other: BlogList = { kind: 'posts', number }
    const isThere = number >= 1 && number <= pagesOf(blog)
    return isThere ? { label: titleOf(blog, other, texts), route: routeOfList(blog, other) } : undefined
  }
  return { previous: to(list.number - 1), next: to(list.number + 1) }
}

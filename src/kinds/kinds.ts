import type { PageKind } from '../model/pageKind.ts'
import type { ContentKind, RouteContent } from '../model/site.ts'
import { api } from './api/api.ts'
import { blog } from './blog/blog.ts'
import { category } from './category/category.ts'
import { health } from './health/health.ts'
import { notFound } from './not-found/notFound.ts'
import { page } from './page/page.ts'
import { tag } from './tag/tag.ts'
import { tags } from './tags/tags.ts'

/** The kinds of pages, in the order in which a site lists what it has of each. */
export const KINDS: { [Kind in ContentKind]: PageKind<Kind> } = {
  page,
  api,
  health,
  category,
  tags,
  tag,
  blog,
  'not-found': notFound,
}

export function kindOf<Kind extends ContentKind>(content: RouteContent<Kind>): PageKind<Kind> {
  return KINDS[content.kind]
}

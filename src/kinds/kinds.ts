import type { PageKind } from '../model/pageKind.ts'
import type { ContentKind, RouteContent } from '../model/site.ts'
import { api } from './api/api.ts'
import { category } from './category/category.ts'
import { health } from './health/health.ts'
import { notFound } from './not-found/notFound.ts'
import { page } from './page/page.ts'

/** The kinds of pages, in the order in which a site lists what it has of each. */
export const KINDS: { [Kind in ContentKind]: PageKind<Kind> } = { page, api, health, category, 'not-found': notFound }

export function kindOf<Kind extends ContentKind>(content: RouteContent<Kind>): PageKind<Kind> {
  return KINDS[content.kind]
}

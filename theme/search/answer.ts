import type { SearchKind } from '../../src/model/search.ts'

/** The results of a search, grouped by page, best first. */
export type SearchAnswer = {
  groups: SearchGroup[]
  /** How many entries match, shown or not. */
  total: number
}

export type SearchGroup = {
  /** The page's title and address. */
  title: string
  href: string
  kind: SearchKind
  deprecated?: true
  hits: SearchHit[]
}

export type SearchHit = {
  kind: SearchKind
  title: Marked
  /** With the anchor. */
  href: string
  /** The text around the match; empty when the entry has no text. */
  excerpt: Marked
  /** The context of the entry if its title alone is ambiguous: `Offer`, `GET /subscription`. */
  context?: string
}

/** A text in segments, with those that match the query marked. */
export type Marked = MarkedSegment[]
type MarkedSegment = { text: string; marked: boolean }

export type SearchOptions = { limit: number; signal?: AbortSignal }

export type SearchEngine = { search(query: string, options?: SearchOptions): Promise<SearchAnswer> }

import type { ReactNode } from 'react'
import type { SearchGroup, SearchHit } from './answer.ts'
import type { SearchBox } from './searchBox.ts'
import type { SiteSearch } from './siteSearch.ts'

/** What the search draws in the browser, by name. Parts draw one another through `parts`. */
export type SearchParts = {
  /** Everything below the input. */
  SearchPanel: Part<{ box: SearchBox; search: SiteSearch }>
  /** What is shown without a query: earlier ones, and pages; `leave` gives the focus away from a button that is gone. */
  RecentSearches: Part<{ ask: (query: string) => void; leave: () => void }>
  /** Pages to go to without a query. */
  FrequentPlaces: Part<object>
  Results: Part<ResultsProps>
  Hit: Part<HitProps>
  /** Tells readers that a query has no results. */
  NoResults: Part<{ query: string }>
  /** Tells readers that the search did not work, or crashed, and why. */
  SearchError: Part<{ kind: 'failed' | 'crashed'; reason: string; retry: () => void }>
}

export type SearchPartProps<Name extends keyof SearchParts> = Parameters<SearchParts[Name]>[0]

type Part<Props> = (props: Props & { parts: SearchParts }) => ReactNode

type ResultsProps = {
  groups: SearchGroup[]
  /** The query that they answer. */
  query: string
  /** Whether they still answer an earlier query. */
  isBusy: boolean
  /** The number of the hit that Enter follows, counted over all groups. */
  active: number
  setActive: (index: number) => void
  /** The reader opened a hit of this group. */
  followed: (group: SearchGroup) => void
}

type HitProps = {
  hit: SearchHit
  group: SearchGroup
  id: string
  isActive: boolean
  activate: () => void
  followed: () => void
}

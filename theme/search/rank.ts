import type { SearchResult } from 'minisearch'
import type { SearchHeader, SearchKind } from '../../src/model/search.ts'
import { roundLength } from '../../src/search/wire/postings.ts'

/** An entry that a query found, by its number. `isAround`: it has the words in the title of its page alone. */
export type RankedEntry = { entry: number; score: number; terms: string[]; isAround?: boolean }

/** A query for a word ranks the page about it before the many places that mention it. */
const KIND_BOOST: Record<SearchKind, number> = {
  page: 1.5,
  term: 1.4,
  operation: 1.4,
  schema: 1.3,
  heading: 1.1,
  parameter: 0.9,
  field: 0.9,
  status: 0.8,
}

/** For a title that has all words of the query: they weigh more than the same words in a text. */
const NAMED_BOOST = 2

/** For a title that is equal to the query. */
const WHOLE_TITLE_BOOST = 2 * NAMED_BOOST

/**
 * Best first.
 * @param wanted the terms of the query that are required
 * @param optional how many other words the query has
 * @param named the entries that the query names exactly, which come before all others
 */
export function rank(
  results: SearchResult[],
  { wanted, optional }: { wanted: ReadonlySet<string>; optional: number },
  header: SearchHeader,
  named: ReadonlySet<number>,
): RankedEntry[] {
  // A title that is as long as the query is probably the same question.
  const lengths = [wanted.size, wanted.size + optional].map(roundLength)
  const ranked = results.map(({ id, score, match }): RankedEntry => {
    const entry = Number(id)
    const kind = header.kindNames[header.kinds[entry] ?? 0] ?? 'page'
    const inTitle = Object.keys(match).filter((term) => wanted.has(term) && match[term]?.includes('title'))
    const isNamed = inTitle.length === wanted.size
    const isWhole = isNamed && lengths.includes(header.lengths[0]?.[entry] ?? 0)
    const boost = isWhole ? WHOLE_TITLE_BOOST : isNamed ? NAMED_BOOST : 1
    const isAround =
      kind === 'heading' &&
      Object.values(match)
        .flat()
        .every((field) => field === 'about')
    return { entry, score: score * KIND_BOOST[kind] * boost, terms: Object.keys(match), isAround }
  })
  const found = new Set(ranked.map(({ entry }) => entry))
  // Words that are in too many entries may not have led to the entry that all of them name.
  const missing = [...named].filter((entry) => !found.has(entry))
  const all = [...ranked, ...missing.map((entry) => ({ entry, score: 0, terms: [...wanted] }))]
  const isFirst = ({ entry }: RankedEntry): number => Number(named.has(entry))
  return all.sort((one, other) => isFirst(other) - isFirst(one) || other.score - one.score || one.entry - other.entry)
}

/**
 * The entries of each subject, best first. A section that has the words in the title of its page alone is not shown below a
 * better result of that page.
 */
export function groupBySubject(ranked: RankedEntry[], subjectOf: (entry: number) => number): RankedEntry[][] {
  const groups = new Map<number, RankedEntry[]>()
  for (const each of ranked) {
    const subject = subjectOf(each.entry)
    const group = groups.get(subject)
    if (!group) groups.set(subject, [each])
    else if (!each.isAround) group.push(each)
  }
  return [...groups.values()]
}

import type { IndexedGroup, SearchEntry } from '../model/search.ts'
import { termCounter } from './countTerms.ts'
import { indexEntries } from './indexEntries.ts'
import { mergeParts, startsOf } from './mergeParts.ts'
import { type PostingList, postingsWriter } from './wire/postingBytes.ts'
import { SEARCH_FIELDS } from './wire/postings.ts'
import { createTokenizer } from './wire/tokenize.ts'

export type SearchIndex = {
  /** In the order of code units. */
  terms: string[]
  /** The entries of a term, by field. */
  listsOf(term: string): PostingList[]
  /** The number of terms of each entry, by field, and its mean. */
  lengths: number[][]
  averages: number[]
}

/** Builds the index that MiniSearch would build of the same entries. */
export const buildIndex = (entries: SearchEntry[]): SearchIndex =>
  mergeGroups([mergeParts([indexEntries(entries, termCounter(createTokenizer()))])])

const FIELDS = SEARCH_FIELDS.length

/** Merges groups in their order, list by list as they are asked for: of each only its first entry in a group is counted again. */
export function mergeGroups(groups: IndexedGroup[]): SearchIndex {
  const { ids, starts, holders } = holdersOf(groups)
  const places = groups.map(({ sizes }) => startsOf(sizes))
  const before = startsOf(Int32Array.from(groups, ({ kinds }) => kinds.length))
  const writer = postingsWriter()
  const listAt = (id: number, field: number): PostingList => {
    let entries = 0
    let latest = -1
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at += 2) {
      const number = holders[at] ?? 0
      const group = groups[number]
      const list = (holders[at + 1] ?? 0) * FIELDS + field
      const count = group?.counts[list] ?? 0
      if (!group || count === 0) continue
      const [first, start] = [before[number] ?? 0, places[number]?.[list] ?? 0]
      writer.append(group.postings, start, start + (group.sizes[list] ?? 0), first - 1 - latest)
      entries += count
      latest = first + (group.latest[list] ?? 0)
    }
    return entries === 0 ? NO_POSTINGS : { bytes: writer.take(), entries }
  }
  const lengths = SEARCH_FIELDS.map((_, field) => groups.flatMap((group) => group.lengths[field] ?? []))
  return {
    terms: [...ids.keys()].sort(),
    listsOf: (term) => SEARCH_FIELDS.map((_, field) => listAt(ids.get(term) ?? 0, field)),
    lengths,
    averages: lengths.map(average),
  }
}

const NO_POSTINGS: PostingList = { bytes: new Uint8Array(), entries: 0 }

/** The numbers of terms; from the start of a term on, which groups have it, each followed by the number of the term there. */
function holdersOf(groups: IndexedGroup[]) {
  const ids = new Map<string, number>()
  const idsOf = groups.map(({ words }) => numberWords(words, ids))
  const sizes = new Int32Array(ids.size + 1)
  for (const each of idsOf) for (const id of each) sizes[id] = (sizes[id] ?? 0) + 2
  const starts = startsOf(sizes)
  const ends = starts.slice()
  const holders = new Int32Array(starts[ids.size] ?? 0)
  for (const [group, each] of idsOf.entries()) {
    for (let word = 0; word < each.length; word += 1) {
      const id = each[word] ?? 0
      const end = ends[id] ?? 0
      holders[end] = group
      holders[end + 1] = word
      ends[id] = end + 2
    }
  }
  return { ids, starts, holders }
}

function numberWords(words: string, ids: Map<string, number>): Int32Array {
  if (words === '') return new Int32Array()
  return Int32Array.from(words.split(' '), (word) => {
    const id = ids.get(word) ?? ids.size
    if (id === ids.size) ids.set(word, id)
    return id
  })
}

/** Computes a running mean as MiniSearch does, so that the result is equal to the last digit. */
const average = (lengths: number[]): number =>
  lengths.reduce((mean, length, index) => (mean * index + length) / (index + 1), 0)

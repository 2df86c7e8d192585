import type { TermPostings } from '../../model/search.ts'

/** The titles, their context (subject, context, names), and the texts of entries. */
export const SEARCH_FIELDS = ['title', 'about', 'text'] as const

/** Rounds to three binary digits, as search engines do: the exact length of a text has little effect on the ranking. */
export function roundLength(length: number): number {
  const unit = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, length))) - 2)
  return Math.round(length / unit) * unit
}

/** The postings of one field of a term while they are collected. */
export type PostingList = { numbers: number[]; latest: number; times: number; length: number }

export const emptyList = (): PostingList => ({ numbers: [], latest: -1, times: 0, length: 0 })

/**
 * Records an occurrence of the term in an entry; entries must be in rising order. Returns whether it is the first
 * occurrence in the entry.
 */
export function addOccurrence(list: PostingList, entry: number): boolean {
  if (list.latest !== entry) {
    addOccurrences(list, entry, 1)
    return true
  }
  const { numbers, times } = list
  if (times > 1) numbers[numbers.length - 1] = times + 1
  else numbers.push(-(numbers.pop() ?? 0), 2)
  list.times += 1
  return false
}

/** Records a number of occurrences of the term in a further entry. */
export function addOccurrences(list: PostingList, entry: number, times: number): void {
  const step = entry - list.latest
  if (times === 1) list.numbers.push(step)
  else list.numbers.push(-step, times)
  list.latest = entry
  list.times = times
  list.length += 1
}

/** Calls back with each entry in which a term occurs, and the number of occurrences. */
export function readPostings(numbers: TermPostings[number], onEntry: (entry: number, times: number) => void): void {
  let entry = -1
  for (let index = 0; index < numbers.length; index++) {
    const step = numbers[index] ?? 0
    entry += Math.abs(step)
    if (step < 0) index += 1
    onEntry(entry, step < 0 ? (numbers[index] ?? 1) : 1)
  }
}

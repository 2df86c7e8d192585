import type { TermPostings } from '../../model/search.ts'

/** The titles, what stands around them (subject, context, names), and the texts of entries. */
export const SEARCH_FIELDS = ['title', 'about', 'text'] as const

/** To three binary digits, as search engines have it: the length of a text matters to a ranking, but not much. */
export function roundLength(length: number): number {
  const unit = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, length))) - 2)
  return Math.round(length / unit) * unit
}

/** The postings of one field of a term while they are collected. */
export type PostingList = { numbers: number[]; latest: number; times: number; length: number }

export const emptyList = (): PostingList => ({ numbers: [], latest: -1, times: 0, length: 0 })

/** Notes that the term occurs in an entry; entries come in rising order. Tells whether it is the first time in this one. */
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

/** Notes that the term occurs in a further entry so many times. */
export function addOccurrences(list: PostingList, entry: number, times: number): void {
  const step = entry - list.latest
  if (times === 1) list.numbers.push(step)
  else list.numbers.push(-step, times)
  list.latest = entry
  list.times = times
  list.length += 1
}

/** Tells in which entries a term occurs, and how often. */
export function readPostings(numbers: TermPostings[number], tell: (entry: number, times: number) => void): void {
  let entry = -1
  for (let index = 0; index < numbers.length; index++) {
    const step = numbers[index] ?? 0
    entry += Math.abs(step)
    if (step < 0) index += 1
    tell(entry, step < 0 ? (numbers[index] ?? 1) : 1)
  }
}

import { eachPosting, type PostingList, putPosting } from '../../src/search/wire/postingBytes.ts'
import { readPostings } from '../../src/search/wire/postings.ts'

/** A list of the steps from entry to entry; a negative one and the number of occurrences after it are one entry. */
export function listOf(steps: number[]): PostingList {
  const bytes = new Uint8Array(steps.length * 5)
  let [end, entries, latest] = [0, 0, -1]
  readPostings(steps, (entry, times) => {
    end = putPosting(bytes, end, entry - latest, times)
    entries += 1
    latest = entry
  })
  return { bytes: bytes.slice(0, end), entries }
}

/** The same steps of a list. */
export function stepsIn(list: PostingList): number[] {
  const steps: number[] = []
  let latest = -1
  eachPosting(list, (entry, times) => {
    steps.push(...(times === 1 ? [entry - latest] : [latest - entry, times]))
    latest = entry
  })
  return steps
}

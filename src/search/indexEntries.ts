import type { IndexedEntries, SearchEntry } from '../model/search.ts'
import type { TermCounter } from './countTerms.ts'
import { exactTerm } from './wire/exactTerm.ts'
import { SEARCH_FIELDS } from './wire/postings.ts'

/** Splits the entries of a page into terms. Apart from merging, this is all that the index needs of a page. */
export function indexEntries(entries: SearchEntry[], counter: TermCounter): IndexedEntries {
  for (const entry of entries) {
    for (const [field, text] of fieldTexts(entry).entries()) {
      counter.count(text, field === ABOUT ? exactTerms(entry) : NO_TERMS)
    }
  }
  return { kinds: entries.map(({ kind }) => kind), subjects: subjectLengths(entries), ...counter.endPage() }
}

const NO_TERMS: readonly string[] = []

/** The terms of queries that name the entry, which are terms of its context. */
export const exactTerms = ({ exact = [] }: SearchEntry): string[] => exact.flatMap((query) => exactTerm(query) ?? [])

export const ABOUT = SEARCH_FIELDS.indexOf('about')

/** In the order of `SEARCH_FIELDS`. */
export function fieldTexts({ kind, subject, title, context, names, text }: SearchEntry): [string, string, string] {
  const isSubject = kind === subject.kind && title === subject.title
  const around = isSubject ? ['', context] : [subject.title, context].map((each) => each.slice(0, LONGEST_AROUND))
  return [title, [...around, names].join(' '), text]
}

/** An address may have thousands of variables, each of which is an entry that repeats it. */
const LONGEST_AROUND = 500

function subjectLengths(entries: SearchEntry[]): number[] {
  const lengths: number[] = []
  for (const [index, { subject }] of entries.entries()) {
    if (subject === entries[index - 1]?.subject) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  }
  return lengths
}

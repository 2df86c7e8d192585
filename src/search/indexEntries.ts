import type { IndexedEntries, SearchEntry } from '../model/search.ts'
import { TEXT_CHARACTERS } from './cutTexts.ts'
import { exactTerm } from './wire/exactTerm.ts'
import { SEARCH_FIELDS } from './wire/postings.ts'
import type { Tokenizer } from './wire/tokenize.ts'

/** Splits the entries of a page into terms. Apart from merging, this is all that the index needs of a page. */
export function indexEntries(entries: SearchEntry[], { termsOf }: Tokenizer): IndexedEntries {
  const words = new Map<string, number>()
  const occurrences: number[] = []
  for (const entry of entries) {
    for (const terms of fieldTerms(entry, termsOf)) {
      const times = new Map<number, number>()
      for (const term of terms) {
        const word = words.get(term) ?? words.size
        words.set(term, word)
        times.set(word, (times.get(word) ?? 0) + 1)
      }
      occurrences.push(times.size)
      for (const [word, count] of times) occurrences.push(word, count)
    }
  }
  return {
    kinds: entries.map(({ kind }) => kind),
    subjects: subjectLengths(entries),
    sizes: entries.map(({ title, text }) => title.length + Math.min(text.length, TEXT_CHARACTERS)),
    words: [...words.keys()].join(' '),
    occurrences: isSmall(occurrences) ? Uint16Array.from(occurrences) : Uint32Array.from(occurrences),
  }
}

/** The terms of each field. Queries that name the entry are terms of its context. */
export function fieldTerms(entry: SearchEntry, termsOf: Tokenizer['termsOf']): string[][] {
  const exact = (entry.exact ?? []).flatMap((query) => exactTerm(query) ?? [])
  return fieldTexts(entry).map((text, field) => (field === ABOUT ? [...termsOf(text), ...exact] : termsOf(text)))
}

const ABOUT = SEARCH_FIELDS.indexOf('about')

/** In the order of `SEARCH_FIELDS`. */
export function fieldTexts({ kind, subject, title, context, names, text }: SearchEntry): [string, string, string] {
  const above = kind === subject.kind && title === subject.title ? '' : subject.title
  return [title, [above, context, names].join(' '), text]
}

const isSmall = (numbers: number[]): boolean => numbers.every((number) => number < 2 ** 16)

function subjectLengths(entries: SearchEntry[]): number[] {
  const lengths: number[] = []
  for (const [index, { subject }] of entries.entries()) {
    if (subject === entries[index - 1]?.subject) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  }
  return lengths
}

import type { EntryTexts, SearchEntry, SearchSubject, TextsChunk } from '../model/search.ts'

/** A chunk of texts, and the number of its entries. */
type CutTexts = { entries: number; chunk: TextsChunk }

/** A result list loads a few chunks for the results that it shows. */
const CHUNK_CHARACTERS = 12_000

/** An excerpt does not need more of a text. */
const TEXT_CHARACTERS = 4000

/** Groups adjacent entries by their subject. */
export function subjectsOf(entries: SearchEntry[]): SearchEntry[][] {
  const subjects: SearchEntry[][] = []
  for (const entry of entries) {
    const latest = subjects.at(-1)
    if (latest?.[0]?.subject === entry.subject) latest.push(entry)
    else subjects.push([entry])
  }
  return subjects
}

/** Cuts the texts of results by ranges of entries. A subject that is cut in two is in both chunks. */
export function cutTexts(subjects: SearchEntry[][]): CutTexts[] {
  const cuts: CutTexts[] = []
  let latest: CutTexts = { entries: 0, chunk: [] }
  let left = 0
  for (const { subject, texts } of subjects.flatMap(textsOf)) {
    let entries: EntryTexts[] = []
    for (const each of texts) {
      const size = each.title.length + each.text.length
      if (left < size) {
        latest = { entries: 0, chunk: [] }
        cuts.push(latest)
        left = CHUNK_CHARACTERS
        entries = []
      }
      if (entries.length === 0) latest.chunk.push({ subject, entries })
      entries.push(each)
      left -= size
      latest.entries += 1
    }
  }
  return cuts
}

type SubjectEntries = { subject: SearchSubject; texts: EntryTexts[] }

function textsOf(entries: SearchEntry[]): SubjectEntries[] {
  const subject = entries[0]?.subject
  return subject ? [{ subject, texts: entries.map(entryTexts) }] : []
}

const entryTexts = ({ title, href, context, text }: SearchEntry): EntryTexts => ({
  title,
  hash: hashOf(href),
  context,
  text: text.slice(0, TEXT_CHARACTERS),
})

const hashOf = (href: string): string => (href.includes('#') ? href.slice(href.indexOf('#')) : '')

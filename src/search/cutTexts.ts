import type { EntryTexts, IndexedEntries, SearchEntry, TextsChunk } from '../model/search.ts'

/** The texts of a chunk: ranges of the entries of successive parts. */
export type TextsCut = { entries: number; ranges: EntryRange[] }

/** `to` is the first entry that does not belong to it. */
export type EntryRange = { part: number; from: number; to: number }

/**
 * A result list loads a chunk for each page that it shows, and of each needs one page only. Of 1,000 pages, compressed:
 * 442 files and 62 KB for a first answer with 18,000 characters, 221 and 91 KB with 36,000, 55 and 240 KB with 144,000.
 */
const CHUNK_CHARACTERS = 36_000

/** An excerpt does not need more of a text. */
export const TEXT_CHARACTERS = 4000

/**
 * Cuts the texts of results by ranges of entries. A subject is in two chunks only if it does not fit in one, so that the
 * results of a page come from one chunk, and an edit changes few of them.
 */
export function* cutTexts(parts: Iterable<Pick<IndexedEntries, 'subjects' | 'sizes'>>): Generator<TextsCut> {
  let cut: TextsCut = { entries: 0, ranges: [] }
  let left = CHUNK_CHARACTERS
  let part = 0
  for (const { subjects, sizes } of parts) {
    let from = 0
    for (const length of subjects) {
      const whole = sizes.slice(from, from + length).reduce((sum, size) => sum + size, 0)
      for (let entry = from; entry < from + length; entry += 1) {
        const size = sizes[entry] ?? 0
        if (cut.entries > 0 && left < Math.max(size, entry === from ? whole : 0)) {
          yield cut
          cut = { entries: 0, ranges: [] }
          left = CHUNK_CHARACTERS
        }
        const range = cut.ranges.at(-1)
        if (range?.part === part) range.to = entry + 1
        else cut.ranges.push({ part, from: entry, to: entry + 1 })
        cut.entries += 1
        left -= size
      }
      from += length
    }
    part += 1
  }
  if (cut.entries > 0) yield cut
}

/** The texts of entries, grouped by subject. */
export function textsChunk(entries: SearchEntry[]): TextsChunk {
  const chunk: TextsChunk = []
  let latest: SearchEntry | undefined
  for (const entry of entries) {
    if (latest?.subject === entry.subject) chunk.at(-1)?.entries.push(entryTexts(entry))
    else chunk.push({ subject: entry.subject, entries: [entryTexts(entry)] })
    latest = entry
  }
  return chunk
}

const entryTexts = ({ title, href, context, text }: SearchEntry): EntryTexts => ({
  title,
  hash: hashOf(href),
  context,
  text: text.slice(0, TEXT_CHARACTERS),
})

const hashOf = (href: string): string => (href.includes('#') ? href.slice(href.indexOf('#')) : '')

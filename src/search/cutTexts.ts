import type { EntryTexts, SearchEntry, TextsChunk } from '../model/search.ts'

/**
 * A result list loads a chunk for each page that it shows, and of each needs one page only. Of 1,000 pages, compressed:
 * 442 files and 62 KB for a first answer with 18,000 characters, 221 and 91 KB with 36,000, 55 and 240 KB with 144,000.
 */
const CHUNK_CHARACTERS = 36_000

/** An excerpt does not need more of a text. */
const TEXT_CHARACTERS = 4000

/**
 * Cuts entries into those whose texts are in one chunk. A subject is in two chunks only if it does not fit in one, so that
 * the results of a page come from one chunk.
 */
export function cutTexts(entries: SearchEntry[]): SearchEntry[][] {
  const chunks: SearchEntry[][] = []
  let left = 0
  for (const [at, entry] of entries.entries()) {
    const isFirst = entry.subject !== entries[at - 1]?.subject
    if (chunks.length === 0 || left < (isFirst ? sizeOfSubject(entries, at) : sizeOf(entry))) {
      chunks.push([])
      left = CHUNK_CHARACTERS
    }
    chunks.at(-1)?.push(entry)
    left -= sizeOf(entry)
  }
  return chunks
}

const sizeOf = ({ title, text }: SearchEntry): number => title.length + Math.min(text.length, TEXT_CHARACTERS)

function sizeOfSubject(entries: SearchEntry[], first: number): number {
  const subject = entries[first]?.subject
  let size = 0
  for (let at = first, each = entries[at]; each && each.subject === subject; at += 1, each = entries[at]) {
    size += sizeOf(each)
  }
  return size
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

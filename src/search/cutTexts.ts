import type { SearchEntry, TextsPiece } from '../model/search.ts'
import { entryTexts } from './wire/entryTexts.ts'

/** A result list loads a piece for each page that it shows; of most pages, one piece has all. */
const PIECE_CHARACTERS = 8000

/** An excerpt does not need more of a text. */
const TEXT_CHARACTERS = 4000

/**
 * Cuts entries into those whose texts are in one piece. A subject is in two pieces only if it does not fit in one, so that
 * the results of a page come from one piece.
 */
export function cutTexts(entries: SearchEntry[]): SearchEntry[][] {
  const pieces: SearchEntry[][] = []
  let left = 0
  for (const [at, entry] of entries.entries()) {
    const isFirst = entry.subject !== entries[at - 1]?.subject
    if (pieces.length === 0 || left < (isFirst ? sizeOfSubject(entries, at) : sizeOf(entry))) {
      pieces.push([])
      left = PIECE_CHARACTERS
    }
    pieces.at(-1)?.push(entry)
    left -= sizeOf(entry)
  }
  return pieces
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

/** The texts of entries as a piece of a file. */
export const textsPiece = (entries: SearchEntry[]): Uint8Array => Buffer.from(JSON.stringify(bySubject(entries)))

function bySubject(entries: SearchEntry[]): TextsPiece {
  const subjects: TextsPiece = []
  let latest: SearchEntry | undefined
  for (const entry of entries) {
    const isSame = latest?.subject === entry.subject
    const texts = entryTexts(entry, isSame ? latest : undefined, TEXT_CHARACTERS)
    if (isSame) subjects.at(-1)?.entries.push(texts)
    else subjects.push({ subject: entry.subject, entries: [texts] })
    latest = entry
  }
  return subjects
}

import { createHash } from 'node:crypto'
import type { IndexedEntries, KeptGroup, SearchEntry } from '../model/search.ts'
import type { TermCounter } from './countTerms.ts'
import { cutTexts, textsPiece } from './cutTexts.ts'
import { indexEntries } from './indexEntries.ts'
import { type JoinedPieces, joinPieces } from './joinPieces.ts'
import { mergeParts } from './mergeParts.ts'
import { type KeptSearch, keysOf, type SearchPart } from './searchParts.ts'

/** A group, kept or made again, and the files of its texts, which are made when they are needed. */
export type OpenedGroup = KeptGroup & { files(): JoinedPieces[] }

/** Opens a group of successive parts: an edit makes one of them again, from the kept terms of the pages beside the edited one. */
export function openGroup(parts: SearchPart[], kept: KeptSearch, counter: TermCounter): OpenedGroup {
  const read = new Map<SearchPart, SearchEntry[]>()
  const entriesOf = (part: SearchPart): SearchEntry[] => {
    const entries = read.get(part) ?? part.entries()
    read.set(part, entries)
    return entries
  }
  const piecesOf = (): SearchEntry[][] => cutTexts(parts.flatMap(entriesOf))
  const filesOf = (pieces: SearchEntry[][]): JoinedPieces[] => [...joinPieces(pieces.map(textsPiece))]
  const indexedOf = (part: SearchPart): IndexedEntries => {
    const known = part.key === undefined ? undefined : kept.indexed(part.key)
    if (known) return known
    const made = indexEntries(entriesOf(part), counter)
    if (part.key !== undefined) kept.keepIndexed(part.key, made)
    return made
  }
  const key = createHash('sha256').update(keysOf(parts, entriesOf)).digest('base64')
  // A group is kept with its first page, and as long as that; one without, as of categories, as long as builds look for it.
  const place = parts.find((part) => part.key !== undefined)?.key ?? key
  const known = kept.group(place)
  if (known?.key === key) return { ...known, files: () => filesOf(piecesOf()) }
  const pieces = piecesOf()
  const files = filesOf(pieces)
  const texts = { sizes: files.map(({ sizes }) => sizes), entries: pieces.map((piece) => piece.length) }
  const made: KeptGroup = { key, group: mergeParts(parts.map(indexedOf)), texts }
  kept.keepGroup(place, made)
  return { ...made, files: () => files }
}

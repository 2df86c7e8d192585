import { createHash } from 'node:crypto'
import type { IndexedEntries, KeptGroup, SearchEntry } from '../model/search.ts'
import type { TermCounter } from './countTerms.ts'
import { cutTexts } from './cutTexts.ts'
import { indexEntries } from './indexEntries.ts'
import { mergeParts } from './mergeParts.ts'
import type { KeptSearch, SearchPart } from './searchParts.ts'

/** A group, kept or made again, and its entries by chunks of texts, which are read when they are needed. */
export type OpenedGroup = KeptGroup & { chunks(): SearchEntry[][] }

/** Opens a group of successive parts: an edit makes one of them again, from the kept terms of the pages beside the edited one. */
export function openGroup(parts: SearchPart[], kept: KeptSearch, counter: TermCounter): OpenedGroup {
  const read = new Map<SearchPart, SearchEntry[]>()
  const entriesOf = (part: SearchPart): SearchEntry[] => {
    const entries = read.get(part) ?? part.entries()
    read.set(part, entries)
    return entries
  }
  const chunks = (): SearchEntry[][] => cutTexts(parts.flatMap(entriesOf))
  const indexedOf = (part: SearchPart): IndexedEntries => {
    const known = part.key === undefined ? undefined : kept.indexed(part.key)
    if (known) return known
    const made = indexEntries(entriesOf(part), counter)
    if (part.key !== undefined) kept.keepIndexed(part.key, made)
    return made
  }
  const key = keyOf(parts, entriesOf)
  // A group is kept with its first page, and as long as that.
  const place = parts.find((part) => part.key !== undefined)?.key
  const known = place === undefined ? undefined : kept.group(place)
  if (known?.key === key) return { ...known, chunks }
  const made: KeptGroup = {
    key,
    group: mergeParts(parts.map(indexedOf)),
    texts: chunks().map((chunk) => chunk.length),
  }
  if (place !== undefined) kept.keepGroup(place, made)
  return { ...made, chunks }
}

/** Parts without a key have few entries, which are then the key. */
function keyOf(parts: SearchPart[], entriesOf: (part: SearchPart) => SearchEntry[]): string {
  const sources = parts.map((part) => [part.href, part.key ?? entriesOf(part)])
  return createHash('sha256').update(JSON.stringify(sources)).digest('base64')
}

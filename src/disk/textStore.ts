import { join } from 'node:path'
import type { PageText } from '../model/page.ts'
import type { IndexedEntries, KeptGroup } from '../model/search.ts'
import { latest } from './latest.ts'
import { ownSegments } from './ownSegments.ts'
import { type SegmentPlace, segmentReader } from './segments.ts'
import { readStored, writeStored } from './storedFile.ts'
import { isKept, keepSegments, mergeSegments, removeOthers, stillThere } from './textSegments.ts'

/**
 * The texts of pages by the keys of the pages. They are kept on disk, since all of them together may not fit in memory.
 */
export type TextStore = {
  /** Tells whether there is a text under a key, without reading it. */
  has(key: string): boolean
  /** Returns a text that must exist. @throws DamagedCache */
  read(key: string): PageText
  write(key: string, text: PageText): void
  search: KeptTerms
  /**
   * For other threads: the place of a text, a file to write to, and the places of the texts written there. Undefined if
   * no disk is used.
   */
  placeOf(key: string): TextPlace | undefined
  newSegment(): { folder: string; segment: string } | undefined
  adopt(key: string, place: SegmentPlace): void
}

/** The terms of what the search finds, by the keys of pages and of other searched parts. */
type KeptTerms = {
  indexed(key: string): IndexedEntries | undefined
  keepIndexed(key: string, terms: IndexedEntries): void
  group(key: string): KeptGroup | undefined
  keepGroup(key: string, group: KeptGroup): void
}

export type TextPlace = { folder: string; place: SegmentPlace }

/** Keeps texts in memory: for tests, and if the cache cannot be written. */
export function memoryTexts(): TextStore {
  const texts = new Map<string, PageText>()
  const terms = new Map<string, IndexedEntries>()
  const groups = new Map<string, KeptGroup>()
  return {
    has: (key) => texts.has(key),
    read(key) {
      const text = texts.get(key)
      if (!text) throw new Error(`there is no text ${key}`)
      return text
    },
    write: (key, text) => void texts.set(key, text),
    search: {
      indexed: (key) => terms.get(key),
      keepIndexed: (key, each) => void terms.set(key, each),
      group: (key) => groups.get(key),
      keepGroup: (key, each) => void groups.set(key, each),
    },
    placeOf: () => undefined,
    newSegment: () => undefined,
    adopt: () => undefined,
  }
}

/** A store that the next build can read, if it is kept. */
type DiskTexts = TextStore & {
  /** Tells whether something was written since the texts were kept. */
  isStale(): boolean
  /** Makes the used texts available to the next build, and removes the others. */
  keep(): void
  /** Removes what was not kept. */
  close(): void
}

/** The file with the places of the texts. */
export const textIndex = (folder: string): string => join(folder, 'texts.bin')

const termsKey = (key: string): string => `${key} terms`
const groupKey = (key: string): string => `${key} group`

/**
 * Keeps texts on disk. Each build appends to files of its own, whose names end with its process id until they are kept:
 * concurrent builds do not mix, and files of killed builds can be recognised.
 * @param maker identifies the version of the program; pass `undefined` to start with an empty store
 */
export function diskTexts(folder: string, maker: string | undefined): DiskTexts {
  const { placeOf, use, used } = usedPlaces(maker === undefined ? new Map() : readIndex(folder, maker))
  const own = ownSegments(folder)
  const fallback = memoryTexts()
  let reader = segmentReader(folder)
  let isClosed = false
  const found = <T>(key: string): T | undefined => {
    const place = use(key)
    return place && reader.read<T>(place)
  }
  /** @returns whether the disk has the value */
  const put = (key: string, value: PageText | StoredEntries | KeptGroup): boolean => {
    const place = own.append(value)
    if (place) used.set(key, place)
    return place !== undefined
  }
  return {
    has(key) {
      // Terms stay as long as the text, also when a command does not search.
      use(termsKey(key))
      use(groupKey(key))
      return use(key) !== undefined || fallback.has(key)
    },
    read: latest((key) => {
      const place = placeOf(key)
      return place ? reader.read<PageText>(place) : fallback.read(key)
    }),
    write(key, text) {
      if (!put(key, text)) fallback.write(key, text)
    },
    search: keptTerms(found, put, fallback.search),
    isStale: () => !own.isEmpty(),
    placeOf(key) {
      const place = used.get(key)
      return place && { folder, place }
    },
    newSegment: () => segmentOf(own),
    adopt: (key, place) => void used.set(key, place),
    keep() {
      own.finish()
      if (maker === undefined || isClosed) return
      const merged = mergeSegments(folder, stillThere(folder, used), reader)
      reader.close()
      reader = segmentReader(folder)
      const kept = keepSegments(folder, merged)
      used.clear()
      for (const [key, place] of kept) used.set(key, place)
      own.handOver()
      writeStored(textIndex(folder), maker, used)
      removeOthers(folder, used)
    },
    close() {
      isClosed = true
      reader.close()
      own.discard()
    },
  }
}

/** The places of texts, and those that this build has used: only they are kept. */
function usedPlaces(known: ReadonlyMap<string, SegmentPlace>) {
  const used = new Map<string, SegmentPlace>()
  const placeOf = (key: string): SegmentPlace | undefined => used.get(key) ?? known.get(key)
  const use = (key: string): SegmentPlace | undefined => {
    const place = placeOf(key)
    if (place) used.set(key, place)
    return place
  }
  return { placeOf, use, used }
}

/** A file for another thread to write to; undefined if the disk refuses one. */
function segmentOf(own: ReturnType<typeof ownSegments>) {
  try {
    return own.begin()
  } catch {
    return undefined
  }
}

/** Hundreds of short strings take longer to read than one that is split. */
type StoredEntries = Omit<IndexedEntries, 'words'> & { words: string }

/** @param put returns whether the disk has the value; else it is kept in memory */
function keptTerms(
  found: <T>(key: string) => T | undefined,
  put: (key: string, value: StoredEntries | KeptGroup) => boolean,
  fallback: KeptTerms,
): KeptTerms {
  return {
    indexed(key) {
      const stored = found<StoredEntries>(termsKey(key))
      return stored ? { ...stored, words: stored.words === '' ? [] : stored.words.split(' ') } : fallback.indexed(key)
    },
    keepIndexed(key, terms) {
      if (!put(termsKey(key), { ...terms, words: terms.words.join(' ') })) fallback.keepIndexed(key, terms)
    },
    group: (key) => found<KeptGroup>(groupKey(key)) ?? fallback.group(key),
    keepGroup: (key, group) => void (put(groupKey(key), group) || fallback.keepGroup(key, group)),
  }
}

function readIndex(folder: string, maker: string): Map<string, SegmentPlace> {
  const stored = readStored<SegmentPlace>(textIndex(folder), maker)
  return stillThere(folder, new Map([...stored].filter(([, { segment }]) => isKept(segment))))
}

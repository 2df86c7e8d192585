import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PageText } from '../model/page.ts'
import { type PackPlace, type PackWriter, packReader, packWriter } from './packs.ts'
import { readStored, writeStored } from './storedFile.ts'
import { isKept, keepPacks, mergePacks, newPackName, removeOthers, stillThere } from './textPacks.ts'

/**
 * The texts of pages by the keys of the pages. They are kept on disk, since all of them together may not fit in memory.
 */
export type TextStore = {
  /** Tells whether there is a text under a key, without reading it. */
  has(key: string): boolean
  /** Returns a text that must exist. @throws DamagedCache */
  read(key: string): PageText
  /** Returns the text of an earlier build, if it still exists. @throws DamagedCache */
  find(key: string): PageText | undefined
  write(key: string, text: PageText): void
  /**
   * For other threads: the place of a text, a file to write to, and the places of the texts written there. Undefined if
   * no disk is used.
   */
  placeOf(key: string): TextPlace | undefined
  newPack(): { folder: string; pack: string } | undefined
  adopt(key: string, place: PackPlace): void
}

export type TextPlace = { folder: string; place: PackPlace }

/** Keeps texts in memory: for tests, and if the cache cannot be written. */
export function memoryTexts(): TextStore {
  const texts = new Map<string, PageText>()
  return {
    has: (key) => texts.has(key),
    read(key) {
      const text = texts.get(key)
      if (!text) throw new Error(`there is no text ${key}`)
      return text
    },
    find: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    placeOf: () => undefined,
    newPack: () => undefined,
    adopt: () => undefined,
  }
}

/** A store that the next build can read, if it is kept. */
export type DiskTexts = TextStore & {
  /** Makes the used texts available to the next build, and removes the others. */
  keep(): void
  /** Removes what was not kept. */
  close(): void
}

const INDEX = 'texts.bin'

/**
 * Keeps texts on disk. Each build appends to files of its own, whose names end with its process id until they are kept:
 * concurrent builds do not mix, and files of killed builds can be recognised.
 * @param maker identifies the version of the program; pass `undefined` to start with an empty store
 */
export function diskTexts(folder: string, maker: string | undefined): DiskTexts {
  const known = maker === undefined ? new Map<string, PackPlace>() : readIndex(folder, maker)
  const used = new Map<string, PackPlace>()
  const fallback = memoryTexts()
  let reader = packReader(folder)
  let packs: string[] = []
  const newPack = (): { folder: string; pack: string } => {
    mkdirSync(folder, { recursive: true })
    const pack = newPackName()
    packs.push(pack)
    return { folder, pack }
  }
  let writer: PackWriter | undefined
  let full: unknown
  let isClosed = false
  const append = (text: PageText): PackPlace | undefined => {
    try {
      writer ??= packWriter(folder, newPack().pack)
      return writer.append(text)
    } catch (trouble) {
      // The text is held in memory instead, and the error is reported when the store is to be kept.
      full = trouble
      return undefined
    }
  }
  return {
    has(key) {
      const place = used.get(key) ?? known.get(key)
      if (place) used.set(key, place)
      return place !== undefined || fallback.has(key)
    },
    read(key) {
      const place = used.get(key) ?? known.get(key)
      return place ? reader.read(place) : fallback.read(key)
    },
    find(key) {
      const place = used.get(key) ?? known.get(key)
      return place ? reader.read(place) : fallback.find(key)
    },
    write(key, text) {
      const place = full === undefined ? append(text) : undefined
      if (place) used.set(key, place)
      else fallback.write(key, text)
    },
    placeOf(key) {
      const place = used.get(key)
      return place && { folder, place }
    },
    newPack() {
      try {
        return newPack()
      } catch {
        return undefined
      }
    },
    adopt: (key, place) => void used.set(key, place),
    keep() {
      if (full !== undefined) throw full
      if (maker === undefined || isClosed) return
      writer?.close()
      writer = undefined
      const merged = mergePacks(folder, stillThere(folder, used), reader)
      reader.close()
      reader = packReader(folder)
      const kept = keepPacks(folder, merged)
      used.clear()
      for (const [key, place] of kept) used.set(key, place)
      packs = []
      writeStored(join(folder, INDEX), maker, used)
      removeOthers(folder, used)
    },
    close() {
      isClosed = true
      writer?.close()
      reader.close()
      for (const pack of packs) rmSync(join(folder, pack), { force: true })
    },
  }
}

function readIndex(folder: string, maker: string): Map<string, PackPlace> {
  const stored = readStored<PackPlace>(join(folder, INDEX), maker)
  return stillThere(folder, new Map([...stored].filter(([, { pack }]) => isKept(pack))))
}

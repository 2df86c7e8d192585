import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PageText } from '../model/page.ts'
import { type PackPlace, type PackWriter, packReader, packWriter } from './packs.ts'
import { readStored, writeStored } from './storedFile.ts'
import { isKept, keepPacks, mergePacks, newPackName, removeOthers, stillThere } from './textPacks.ts'

/** The texts of pages by the keys of the pages. They lie on disk: all of them at once are too much to hold. */
export type TextStore = {
  /** Whether there is one, as far as can be told without reading it. */
  has(key: string): boolean
  /** @throws DamagedCache */
  read(key: string): PageText
  /** The text of an earlier build, if it is still there. @throws DamagedCache */
  find(key: string): PageText | undefined
  write(key: string, text: PageText): void
  /** For other threads: where a text lies, a file to write to, and what was written there. Undefined where no disk is used. */
  placeOf(key: string): TextPlace | undefined
  newPack(): { folder: string; pack: string } | undefined
  adopt(key: string, place: PackPlace): void
}

export type TextPlace = { folder: string; place: PackPlace }

/** Texts in memory: of tests, and where nothing can be written. */
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

/** A store that the next build finds again, if it is kept. */
export type DiskTexts = TextStore & {
  /** Makes what was used findable, and forgets the rest. */
  keep(): void
  /** Removes what was not kept. */
  close(): void
}

const INDEX = 'texts.bin'

/**
 * Each build appends to files of its own, whose names end with its id until they are kept: two builds at once do not mix,
 * and what a killed one leaves is known as such.
 * @param maker tells one version of the program from another; undefined begins with nothing
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
  const append = (text: PageText): PackPlace | undefined => {
    try {
      writer ??= packWriter(folder, newPack().pack)
      return writer.append(text)
    } catch (trouble) {
      // It is held instead, and told when it is to be kept.
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
      if (maker === undefined) return
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

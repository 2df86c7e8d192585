import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageText } from '../model/page.ts'
import { type PackPlace, type PackReader, type PackWriter, packReader, packWriter } from './packs.ts'
import { readStored, writeStored } from './storedFile.ts'

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
const KEPT = /^texts-[\da-f]+$/

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
    const pack = `texts-${randomBytes(6).toString('hex')}.${process.pid}`
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
  return stillThere(folder, new Map([...stored].filter(([, { pack }]) => KEPT.test(pack))))
}

/** Another build may have removed files that it does not need. */
function stillThere(folder: string, places: ReadonlyMap<string, PackPlace>): Map<string, PackPlace> {
  const sizes = new Map<string, number>()
  const sizeOf = (pack: string): number => {
    const size = sizes.get(pack) ?? statSync(join(folder, pack), { throwIfNoEntry: false })?.size ?? 0
    sizes.set(pack, size)
    return size
  }
  return new Map([...places].filter(([, { pack, at, size }]) => at + size <= sizeOf(pack)))
}

/** More files than that are made one: each small edit leaves a small one. */
const MOST_PACKS = 12

/** Copies what is used out of files that are mostly unused, or that are many. The largest is left alone as long as it can. */
function mergePacks(
  folder: string,
  used: ReadonlyMap<string, PackPlace>,
  reader: PackReader,
): ReadonlyMap<string, PackPlace> {
  const live = new Map<string, number>()
  for (const { pack, size } of used.values()) live.set(pack, (live.get(pack) ?? 0) + size)
  const packs = [...live].map(([pack, bytes]) => ({ pack, bytes, size: statSync(join(folder, pack)).size }))
  const wasteful = packs.filter(({ bytes, size }) => bytes * 2 < size)
  const [, ...smaller] = packs.toSorted((one, other) => other.size - one.size)
  const merged = new Set([...wasteful, ...(packs.length > MOST_PACKS ? smaller : [])].map(({ pack }) => pack))
  if (merged.size === 0) return used
  const writer = packWriter(folder, `texts-${randomBytes(6).toString('hex')}.${process.pid}`)
  const places = new Map(
    [...used].map(([key, place]) => [
      key,
      merged.has(place.pack) ? writer.appendBytes(reader.readBytes(place)) : place,
    ]),
  )
  writer.close()
  return places
}

/** Gives files the names under which the next build finds them. */
function keepPacks(folder: string, used: ReadonlyMap<string, PackPlace>): Map<string, PackPlace> {
  const names = new Map<string, string>()
  for (const { pack } of used.values()) {
    if (names.has(pack)) continue
    const name = pack.replace(/\.\d+$/, '')
    if (name !== pack) renameSync(join(folder, pack), join(folder, name))
    names.set(pack, name)
  }
  return new Map([...used].map(([key, place]) => [key, { ...place, pack: names.get(place.pack) ?? place.pack }]))
}

/** Files that are in use keep their name for those who have opened them; whoever comes later makes the texts again. */
function removeOthers(folder: string, used: ReadonlyMap<string, PackPlace>): void {
  const needed = new Set([...used.values()].map(({ pack }) => pack))
  for (const name of readdirSync(folder)) {
    if (KEPT.test(name) && !needed.has(name)) rmSync(join(folder, name), { force: true })
  }
}

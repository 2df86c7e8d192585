import { randomBytes } from 'node:crypto'
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ownMark } from './leftBehind.ts'
import { type PackPlace, type PackReader, packWriter } from './packs.ts'

const KEPT = /^texts-[\da-f]+$/

/** Returns the name of a new pack, which ends with the mark of this process until the pack is kept. */
export const newPackName = (): string => `texts-${randomBytes(6).toString('hex')}${ownMark()}`

/** Tells whether the next build may read a pack. */
export const isKept = (pack: string): boolean => KEPT.test(pack)

/** Keeps the places whose packs still exist; another build may have removed packs that it does not use. */
export function stillThere(folder: string, places: ReadonlyMap<string, PackPlace>): Map<string, PackPlace> {
  const sizes = new Map<string, number>()
  const sizeOf = (pack: string): number => {
    const size = sizes.get(pack) ?? statSync(join(folder, pack), { throwIfNoEntry: false })?.size ?? 0
    sizes.set(pack, size)
    return size
  }
  return new Map([...places].filter(([, { pack, at, size }]) => at + size <= sizeOf(pack)))
}

/** The number of packs above which they are merged; each small edit leaves a small one. */
const MOST_PACKS = 12

/**
 * Copies the used values out of packs that are mostly unused, and out of small packs if there are too many. The largest
 * pack is left alone for as long as possible.
 */
export function mergePacks(
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
  const writer = packWriter(folder, newPackName())
  const places = new Map(
    [...used].map(([key, place]) => [
      key,
      merged.has(place.pack) ? writer.appendBytes(reader.readBytes(place)) : place,
    ]),
  )
  writer.close()
  return places
}

/** Renames packs to the names under which the next build finds them. */
export function keepPacks(folder: string, used: ReadonlyMap<string, PackPlace>): Map<string, PackPlace> {
  const names = new Map<string, string>()
  for (const { pack } of used.values()) {
    if (names.has(pack)) continue
    const name = pack.replace(/\..*$/, '')
    if (name !== pack) renameSync(join(folder, pack), join(folder, name))
    names.set(pack, name)
  }
  return new Map([...used].map(([key, place]) => [key, { ...place, pack: names.get(place.pack) ?? place.pack }]))
}

/** Removes unused packs. Processes that have opened one can still read it; later ones compute the texts again. */
export function removeOthers(folder: string, used: ReadonlyMap<string, PackPlace>): void {
  const needed = new Set([...used.values()].map(({ pack }) => pack))
  for (const name of readdirSync(folder)) {
    if (KEPT.test(name) && !needed.has(name)) rmSync(join(folder, name), { force: true })
  }
}

import { randomBytes } from 'node:crypto'
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from './diskError.ts'
import { ownMark } from './leftBehind.ts'
import { type SegmentPlace, type SegmentReader, segmentWriter } from './segments.ts'

const KEPT = /^texts-[\da-f]+$/

/** Returns the name of a new segment, which ends with the mark of this process until the segment is kept. */
export const newSegmentName = (): string => `texts-${randomBytes(6).toString('hex')}${ownMark()}`

/** Tells whether the next build may read a segment. */
export const isKept = (segment: string): boolean => KEPT.test(segment)

/** Keeps the places whose segments still exist; another build may have removed segments that it does not use. */
export function stillThere(folder: string, places: ReadonlyMap<string, SegmentPlace>): Map<string, SegmentPlace> {
  const sizes = new Map<string, number>()
  const sizeOf = (segment: string): number => {
    const size = sizes.get(segment) ?? sizeIn(join(folder, segment))
    sizes.set(segment, size)
    return size
  }
  return new Map([...places].filter(([, { segment, at, size }]) => at + size <= sizeOf(segment)))
}

/** A segment that cannot be read is as good as none. */
function sizeIn(path: string): number {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats.size : 0
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return 0
  }
}

/** The number of segments above which they are merged; each small edit leaves a small one. */
const MOST_SEGMENTS = 12

/**
 * Copies the used values out of segments that are mostly unused, and out of small segments if there are too many. The largest
 * segment is left alone for as long as possible.
 */
export function mergeSegments(
  folder: string,
  used: ReadonlyMap<string, SegmentPlace>,
  reader: SegmentReader,
): ReadonlyMap<string, SegmentPlace> {
  const live = new Map<string, number>()
  for (const { segment, size } of used.values()) live.set(segment, (live.get(segment) ?? 0) + size)
  const segments = [...live].map(([segment, bytes]) => ({ segment, bytes, size: statSync(join(folder, segment)).size }))
  const wasteful = segments.filter(({ bytes, size }) => bytes * 2 < size)
  const [, ...smaller] = segments.toSorted((one, other) => other.size - one.size)
  const merged = new Set(
    [...wasteful, ...(segments.length > MOST_SEGMENTS ? smaller : [])].map(({ segment }) => segment),
  )
  if (merged.size === 0) return used
  const writer = segmentWriter(folder, newSegmentName())
  const places = new Map(
    [...used].map(([key, place]) => [
      key,
      merged.has(place.segment) ? writer.appendBytes(reader.readBytes(place)) : place,
    ]),
  )
  writer.close()
  return places
}

/** Renames segments to the names under which the next build finds them. */
export function keepSegments(folder: string, used: ReadonlyMap<string, SegmentPlace>): Map<string, SegmentPlace> {
  const names = new Map<string, string>()
  for (const { segment } of used.values()) {
    if (names.has(segment)) continue
    const name = segment.replace(/\..*$/, '')
    if (name !== segment) renameSync(join(folder, segment), join(folder, name))
    names.set(segment, name)
  }
  return new Map(
    [...used].map(([key, place]) => [key, { ...place, segment: names.get(place.segment) ?? place.segment }]),
  )
}

/** Removes unused segments. Processes that have opened one can still read it; later ones compute the texts again. */
export function removeOthers(folder: string, used: ReadonlyMap<string, SegmentPlace>): void {
  const needed = new Set([...used.values()].map(({ segment }) => segment))
  for (const name of readdirSync(folder)) {
    if (KEPT.test(name) && !needed.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** The place of a value: the file in a folder, the offset and length in bytes, and the checksum. */
export type SegmentPlace = { segment: string; at: number; size: number; sum: number }

/** A stored value that is damaged. */
export class DamagedCache extends Error {}

/** A file to which values are appended. It is created with the first value. */
export type SegmentWriter = {
  append(value: unknown): SegmentPlace
  appendBytes(bytes: Uint8Array): SegmentPlace
  close(): void
}

export function segmentWriter(folder: string, segment: string): SegmentWriter {
  let file: number | undefined
  let end = 0
  const appendBytes = (bytes: Uint8Array): SegmentPlace => {
    file ??= openSync(join(folder, segment), 'wx')
    const at = end
    // A single write may take fewer bytes than it is given.
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    end += bytes.length
    return { segment, at, size: bytes.length, sum: crc32(bytes) }
  }
  return {
    append: (value) => appendBytes(serialize(value)),
    appendBytes,
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}

/** Reads values at their places. @throws DamagedCache */
export type SegmentReader = {
  read<T>(place: SegmentPlace): T
  readBytes(place: SegmentPlace): Uint8Array
  close(): void
}

export function segmentReader(folder: string): SegmentReader {
  const files = new Map<string, number>()
  const open = (segment: string): number => {
    const file = files.get(segment) ?? openSync(join(folder, segment), 'r')
    files.set(segment, file)
    return file
  }
  const readBytes = ({ segment, at, size, sum }: SegmentPlace): Uint8Array => {
    const bytes = Buffer.allocUnsafe(size)
    const read = readSync(open(segment), bytes, 0, size, at)
    if (read !== size || crc32(bytes) !== sum) throw new Error('the bytes differ from those that were written')
    return bytes
  }
  const orDamaged = <T>({ segment }: SegmentPlace, step: () => T): T => {
    try {
      return step()
    } catch (cause) {
      throw new DamagedCache(`${segment} cannot be read`, { cause })
    }
  }
  return {
    read: <T>(place: SegmentPlace) => orDamaged(place, (): T => deserialize(readBytes(place))),
    readBytes: (place) => orDamaged(place, () => readBytes(place)),
    close() {
      for (const file of files.values()) closeSync(file)
      files.clear()
    },
  }
}

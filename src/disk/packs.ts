import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** The place of a value: the file in a folder, the offset and length in bytes, and the checksum. */
export type PackPlace = { pack: string; at: number; size: number; sum: number }

/** A stored value that is damaged. */
export class DamagedCache extends Error {}

/** A file to which values are appended. It is created with the first value. */
export type PackWriter = { append(value: unknown): PackPlace; appendBytes(bytes: Uint8Array): PackPlace; close(): void }

export function packWriter(folder: string, pack: string): PackWriter {
  let file: number | undefined
  let end = 0
  const appendBytes = (bytes: Uint8Array): PackPlace => {
    file ??= openSync(join(folder, pack), 'wx')
    const at = end
    // A single write may take fewer bytes than it is given.
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    end += bytes.length
    return { pack, at, size: bytes.length, sum: crc32(bytes) }
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
export type PackReader = { read<T>(place: PackPlace): T; readBytes(place: PackPlace): Uint8Array; close(): void }

export function packReader(folder: string): PackReader {
  const files = new Map<string, number>()
  const open = (pack: string): number => {
    const file = files.get(pack) ?? openSync(join(folder, pack), 'r')
    files.set(pack, file)
    return file
  }
  const readBytes = ({ pack, at, size, sum }: PackPlace): Uint8Array => {
    const bytes = Buffer.allocUnsafe(size)
    const read = readSync(open(pack), bytes, 0, size, at)
    if (read !== size || crc32(bytes) !== sum) throw new Error('the bytes differ from those that were written')
    return bytes
  }
  const orDamaged = <T>({ pack }: PackPlace, step: () => T): T => {
    try {
      return step()
    } catch (cause) {
      throw new DamagedCache(`${pack} cannot be read`, { cause })
    }
  }
  return {
    read: <T>(place: PackPlace) => orDamaged(place, (): T => deserialize(readBytes(place))),
    readBytes: (place) => orDamaged(place, () => readBytes(place)),
    close() {
      for (const file of files.values()) closeSync(file)
      files.clear()
    },
  }
}

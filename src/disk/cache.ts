import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { isLeftBehind } from './leftBehind.ts'

/**
 * Values by the hash of all they depend on. The laws: a value is never changed once it is in; everything it depends on
 * is in its key; it holds the problems that were found while it was made, so that they are told again.
 */
export type Cache = {
  /** The value that was set under the key; its type follows from the key, which names its maker and its version. */
  get<T>(key: string): T | undefined
  set<T>(key: string, value: T): T
}

/** The key of a value, from all that it depends on. */
export function cacheKey(...parts: string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64')
}

/** Remembers which values were used. */
export type MemoryCache = Cache & {
  used: ReadonlyMap<string, unknown>
  /** Whether what was used is not all that was known: something is new, or no longer needed. */
  isStale(): boolean
}

export function memoryCache(known: ReadonlyMap<string, unknown> = new Map()): MemoryCache {
  const used = new Map<string, unknown>()
  return {
    used,
    isStale: () => used.size !== known.size || [...used.keys()].some((key) => !known.has(key)),
    get<T>(key: string) {
      const value = used.get(key) ?? known.get(key)
      if (value !== undefined) used.set(key, value)
      return value as T | undefined
    },
    set(key, value) {
      used.set(key, value)
      return value
    },
  }
}

const CHECKSUM_BYTES = 32

/**
 * What an earlier run stored; nothing when there is none, when it is damaged or was stored by another maker.
 * @param maker tells one version of the program from another: what they make may differ
 */
export function readCacheFile(path: string, maker: string): Map<string, unknown> {
  try {
    const bytes = readFileSync(path)
    const body = bytes.subarray(CHECKSUM_BYTES)
    if (!checksum(maker, body).equals(bytes.subarray(0, CHECKSUM_BYTES))) return new Map()
    const stored: unknown = deserialize(body)
    return stored instanceof Map ? stored : new Map()
  } catch {
    return new Map()
  }
}

/** Stores what was used, and so forgets the rest. A rename makes it whole: two builds at once do not mix. */
export function writeCacheFile(path: string, maker: string, used: ReadonlyMap<string, unknown>): void {
  const body = serialize(used)
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, Buffer.concat([checksum(maker, body), body]))
  renameSync(draft, path)
}

/** A killed build leaves drafts of its files, whose names end with its id. */
export function removeDrafts(folder: string): void {
  const drafts = existsSync(folder) ? readdirSync(folder).filter((name) => /\.\d+$/.test(name)) : []
  for (const name of drafts.filter(isLeftBehind)) rmSync(join(folder, name), { force: true })
}

const checksum = (maker: string, body: Uint8Array): Buffer =>
  createHash('sha256').update(`${maker}\n`).update(body).digest()

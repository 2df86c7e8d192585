import { createHash } from 'node:crypto'
import { memoryTexts, type TextStore } from './textStore.ts'

/**
 * Values by the hash of all they depend on. The laws: a value is never changed once it is in; everything it depends on
 * is in its key; it holds the problems that were found while it was made, so that they are told again.
 */
export type Cache = {
  /** The value that was set under the key; its type follows from the key, which names its maker and its version. */
  get<T>(key: string): T | undefined
  set<T>(key: string, value: T): T
  /** What pages say, by their keys. */
  texts: TextStore
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

export function memoryCache(
  known: ReadonlyMap<string, unknown> = new Map(),
  texts: TextStore = memoryTexts(),
): MemoryCache {
  const used = new Map<string, unknown>()
  return {
    used,
    texts,
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

import { hash } from 'node:crypto'
import { pagePacking } from './pagePacking.ts'
import { memoryTexts, type TextStore } from './textStore.ts'

/**
 * Values by the hash of everything they depend on. Invariants: values are immutable; the key of a value covers all of
 * its inputs; a value contains the problems that were found while it was computed, so that later builds report them
 * again.
 */
export type Cache = {
  /**
   * Returns the value under a key. The key determines the type, since it contains the name and version of the function
   * that computes the value.
   */
  get<T>(key: string): T | undefined
  set<T>(key: string, value: T): T
  /** Keeps a page in the form in which it is stored; `get` returns it as it was. */
  adopt(key: string, packed: unknown): void
  /** The texts of pages, by the keys of the pages. */
  texts: TextStore
}

/** Computes the key of a value from everything it depends on. */
export function cacheKey(...parts: string[]): string {
  return hash('sha256', parts.map((part) => `${part.length}:${part}`).join(''), 'base64')
}

/** A cache that records which values were used. */
export type MemoryCache = Cache & {
  used: ReadonlyMap<string, unknown>
  /** True if nothing is known from earlier builds. */
  isEmpty: boolean
}

export function memoryCache(
  known: ReadonlyMap<string, unknown> = new Map(),
  texts: TextStore = memoryTexts(),
): MemoryCache {
  const used = new Map<string, unknown>()
  return {
    used,
    texts,
    isEmpty: known.size === 0,
    get<T>(key: string) {
      const value = used.get(key) ?? known.get(key)
      if (value !== undefined) used.set(key, value)
      return value as T | undefined
    },
    set(key, value) {
      used.set(key, value)
      return value
    },
    adopt: (key, packed) => void used.set(key, pagePacking.unpack(packed)),
  }
}

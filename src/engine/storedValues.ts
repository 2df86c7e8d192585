import { pagePacking } from '../disk/pagePacking.ts'
import { hasJust, noGroups, readGroups, writeGroups } from '../disk/storedGroups.ts'

/** What is in memory of the cache, in a file. */
type StoredValues = {
  /** Those of earlier builds. */
  values: ReadonlyMap<string, unknown>
  /** Stores values, unless just these are stored. The texts that belong to them must be kept afterwards. */
  write(used: ReadonlyMap<string, unknown>): void
  keepTexts(): void
}

type Texts = { isStale(): boolean; keep(): void }

/** @param maker identifies the version of the program; pass `undefined` to begin with no values and store none */
export function storedValues(path: string, maker: string | undefined, texts: Texts): StoredValues {
  const known = maker === undefined ? noGroups() : readGroups(path, maker, pagePacking)
  let { stored } = known
  let areTextsDue = false
  return {
    values: known.values,
    write(used) {
      // The values that a cache began with may never have been stored: `serve` reads a site again before it keeps anything.
      if (maker === undefined || hasJust(stored, used)) return
      stored = writeGroups(path, maker, used, stored, pagePacking)
      areTextsDue = true
    },
    keepTexts() {
      if (areTextsDue || texts.isStale()) texts.keep()
      areTextsDue = false
    },
  }
}

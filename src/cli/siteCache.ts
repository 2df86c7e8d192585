import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MemoryCache, memoryCache, readCacheFile, removeDrafts, writeCacheFile } from '../disk/cache.ts'
import { DiskTrouble, onDisk } from '../disk/diskTrouble.ts'
import { EMPTY_RECORD, type OutputRecord, readRecord, recordFile, writeRecord } from '../disk/outputRecord.ts'
import type { CommandContext } from './context.ts'
import type { CommonOptions, Folders } from './options.ts'

/** What earlier builds of this site have made; empty with `--no-cache`. */
export function openCache(folders: Folders, { cache }: CommonOptions, { packageRoot }: CommandContext): MemoryCache {
  return memoryCache(cache ? readCacheFile(fileIn(folders), makerOf(packageRoot)) : new Map())
}

/** What the output folder holds since the last build; nothing with `--no-cache`. */
export function openRecord(folders: Folders, { cache }: CommonOptions, { packageRoot }: CommandContext): OutputRecord {
  return cache ? readRecord(recordFile(folders.cache, folders.out), makerOf(packageRoot)) : EMPTY_RECORD
}

export type Kept = { cache: MemoryCache; record: OutputRecord | undefined }

/** The site is there by now: a cache that cannot be written costs time, not the build. */
export function keepCache(folders: Folders, { cache, record }: Kept, { packageRoot, terminal }: CommandContext): void {
  const maker = makerOf(packageRoot)
  try {
    onDisk('write', '.portalgen/cache', () => {
      removeDrafts(folders.cache)
      if (cache.isStale()) writeCacheFile(fileIn(folders), maker, cache.used)
      if (record) writeRecord(recordFile(folders.cache, folders.out), maker, record)
    })
  } catch (trouble) {
    if (!(trouble instanceof DiskTrouble)) throw trouble
    terminal.tell(`portalgen: ${trouble.message}; the next build starts without a cache`)
  }
}

const fileIn = (folders: Folders): string => join(folders.cache, 'build.bin')

/** Changes with every compilation of the program, so that a new version never reads what an old one made. */
const makerOf = (packageRoot: string): string =>
  `${process.version} ${readFileSync(join(packageRoot, 'lib', 'stamp'), 'utf8')}`

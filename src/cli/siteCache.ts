import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MemoryCache, memoryCache, readCacheFile, writeCacheFile } from '../disk/cache.ts'
import { DiskTrouble, onDisk } from '../disk/diskTrouble.ts'
import type { CommandContext } from './context.ts'
import type { CommonOptions, Folders } from './options.ts'

/** What earlier builds of this site have made; empty with `--no-cache`. */
export function openCache(folders: Folders, { cache }: CommonOptions, { packageRoot }: CommandContext): MemoryCache {
  return memoryCache(cache ? readCacheFile(fileIn(folders), makerOf(packageRoot)) : new Map())
}

/** The site is there by now: a cache that cannot be written costs time, not the build. */
export function keepCache(folders: Folders, cache: MemoryCache, { packageRoot, terminal }: CommandContext): void {
  try {
    onDisk('write', '.portalgen/cache', () => writeCacheFile(fileIn(folders), makerOf(packageRoot), cache.used))
  } catch (trouble) {
    if (!(trouble instanceof DiskTrouble)) throw trouble
    terminal.tell(`portalgen: ${trouble.message}; the next build starts without a cache`)
  }
}

const fileIn = (folders: Folders): string => join(folders.cache, 'build.bin')

/** Changes with every compilation of the program, so that a new version never reads what an old one made. */
const makerOf = (packageRoot: string): string =>
  `${process.version} ${readFileSync(join(packageRoot, 'lib', 'stamp'), 'utf8')}`

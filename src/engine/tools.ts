import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type MemoryCache, memoryCache } from '../disk/cache.ts'
import { DiskError, onDisk } from '../disk/diskError.ts'
import { filesOfCache, filesOfProcess, type KnownFiles } from '../disk/knownFiles.ts'
import { type OutputRecord, recordFile, writeRecord } from '../disk/outputRecord.ts'
import { DamagedCache } from '../disk/segments.ts'
import { removeDrafts } from '../disk/storedFile.ts'
import { diskTexts, textIndex } from '../disk/textStore.ts'
import type { ThreadPool } from '../pipeline/threads/pool.ts'
import { cacheFile } from './cacheFile.ts'
import { makerFor } from './maker.ts'
import { recordIn } from './record.ts'
import type { Folders, Settings } from './settings.ts'
import { storedValues } from './storedValues.ts'
import { poolFor } from './threads.ts'

/** The tools that a site is read with: the cache of earlier builds, and threads. */
export type Tools = {
  /** Records which values were used since they were last kept. */
  cache: MemoryCache
  threads: ThreadPool
  /** The pages that were read before. */
  files: KnownFiles
  /** Writes what is in memory of the cache so far, while threads draw pages. What fails then is tried again by `keep`, which reports it. */
  keepValues(): void
  /** Writes the cache for the next build. A failure to write it only costs time. */
  keep(kept: { cache: MemoryCache; record?: OutputRecord | undefined }): void
  /** The contents of the output folder after the last build; empty without a cache. */
  openRecord(): OutputRecord
  /**
   * Registers a cleanup that runs at the end, also when a signal ends the process; it must not write.
   * @returns a function that runs it early
   */
  onClose(step: () => void): () => void
  /** Removes the values that were not kept. */
  close(): Promise<void>
}

/** Without a cache, the results of earlier builds are not read, and nothing is kept. */
export function openTools(settings: Settings, threads = poolFor(settings), openRecord = recordIn(settings)): Tools {
  const { folders, onWarning } = settings
  const maker = makerFor(settings)
  const steps = new Set<() => void>()
  const texts = diskTexts(folders.cache, maker)
  const stored = storedValues(cacheFile(folders), maker, texts)
  const files = maker === undefined ? filesOfProcess() : filesOfCache(sourcesFile(folders), maker)
  const write = (maker: string, { cache: kept, record }: Parameters<Tools['keep']>[0]): void => {
    removeDrafts(folders.cache)
    stored.write(kept.used)
    stored.keepTexts()
    files.keep()
    if (record) writeRecord(recordFile(folders.cache, folders.out), maker, record)
  }
  const tools: Tools = {
    cache: memoryCache(stored.values, texts),
    threads,
    files,
    keepValues() {
      if (maker === undefined) return
      try {
        onDisk('write', CACHE, () => stored.write(tools.cache.used))
      } catch (error) {
        if (!(error instanceof DiskError)) throw error
      }
    },
    keep(kept) {
      if (maker === undefined) return
      try {
        onDisk('write', CACHE, () => write(maker, kept))
        tools.cache = memoryCache(kept.cache.used, texts)
      } catch (error) {
        if (!(error instanceof DiskError || error instanceof DamagedCache)) throw error
        onWarning(`${error.message}; the next build starts without a cache`)
      }
    },
    openRecord,
    onClose(step) {
      steps.add(step)
      return () => {
        if (steps.delete(step)) step()
      }
    },
    async close() {
      await threads.close()
      for (const step of [...steps].toReversed()) step()
      steps.clear()
      texts.close()
    },
  }
  return tools
}

/** The folder of the cache as messages name it. */
const CACHE = '.portalgen/cache'

/** Removes a damaged cache, so that the next tools start with an empty one. */
export function removeCache({ folders }: Settings): void {
  for (const path of [cacheFile(folders), textIndex(folders.cache)]) rmSync(path, { recursive: true, force: true })
}

const sourcesFile = (folders: Folders): string => join(folders.cache, 'sources.bin')

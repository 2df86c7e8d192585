import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type MemoryCache, memoryCache } from '../disk/cache.ts'
import { DiskTrouble, onDisk } from '../disk/diskTrouble.ts'
import { EMPTY_RECORD, type OutputRecord, readRecord, recordFile, writeRecord } from '../disk/outputRecord.ts'
import { DamagedCache } from '../disk/packs.ts'
import { readStored, removeDrafts, writeStored } from '../disk/storedFile.ts'
import { diskTexts } from '../disk/textStore.ts'
import { type PoolOptions, type ThreadPool, threadPool } from '../pipeline/threads/pool.ts'
import type { CommandContext } from './context.ts'
import type { CommonOptions, Folders } from './options.ts'
import { progressBar } from './progressBar.ts'
import type { Terminal } from './terminal.ts'

/** What a site is read with: what earlier builds of it have made, and threads for what they have not. */
export type SiteTools = {
  cache: MemoryCache
  threads: ThreadPool
  /** The site is there by now: a cache that cannot be written costs time, not the build. */
  keep(kept: { cache: MemoryCache; record?: OutputRecord | undefined }): void
  /** What is to be done at the end, also at that which a signal makes; nothing is written by then. */
  onClose(step: () => void): void
  /** Removes what was not kept. */
  close(): Promise<void>
}

/** With `--no-cache`, what earlier builds have made is not read, and nothing is kept. */
export function openTools(
  folders: Folders,
  options: CommonOptions,
  { packageRoot, terminal }: CommandContext,
  pool: PoolOptions = {},
): SiteTools {
  const maker = options.cache ? makerOf(packageRoot) : undefined
  const threads = threadPool({ ...progressOf(options, terminal), ...pool })
  const steps: (() => void)[] = []
  const texts = diskTexts(folders.cache, maker)
  const cache = memoryCache(maker === undefined ? new Map() : readStored(fileIn(folders), maker), texts)
  const write = (known: string, { cache: kept, record }: Parameters<SiteTools['keep']>[0]): void => {
    removeDrafts(folders.cache)
    if (kept.isStale()) {
      texts.keep()
      writeStored(fileIn(folders), known, kept.used)
    }
    if (record) writeRecord(recordFile(folders.cache, folders.out), known, record)
  }
  return {
    cache,
    threads,
    keep(kept) {
      if (maker === undefined) return
      try {
        onDisk('write', '.portalgen/cache', () => write(maker, kept))
      } catch (trouble) {
        if (!(trouble instanceof DiskTrouble || trouble instanceof DamagedCache)) throw trouble
        terminal.tell(`portalgen: ${trouble.message}; the next build starts without a cache`)
      }
    },
    onClose: (step) => void steps.push(step),
    async close() {
      await threads.close()
      for (const step of steps.splice(0).toReversed()) step()
      texts.close()
    },
  }
}

/** What the output folder holds since the last build; nothing with `--no-cache`. */
export function openRecord(folders: Folders, { cache }: CommonOptions, { packageRoot }: CommandContext): OutputRecord {
  return cache ? readRecord(recordFile(folders.cache, folders.out), makerOf(packageRoot)) : EMPTY_RECORD
}

/** Does something with the tools; when the cache turns out to be damaged, removes it and does it again with an empty one. */
export async function withTools<T>(
  folders: Folders,
  options: CommonOptions,
  context: CommandContext,
  step: (tools: SiteTools) => Promise<T>,
  isSecondTry = false,
): Promise<T> {
  const tools = openTools(folders, options, context)
  const ignoreSignals = onSignal(tools)
  try {
    return await step(tools)
  } catch (trouble) {
    if (!(trouble instanceof DamagedCache) || isSecondTry) throw trouble
    rmSync(fileIn(folders), { force: true })
  } finally {
    ignoreSignals()
    await tools.close()
  }
  return withTools(folders, options, context, step, true)
}

/** Ctrl-C in the middle leaves everything as it was. */
function onSignal(tools: SiteTools): () => void {
  // 128 and the number of the signal, as shells do.
  const stop = (signal: NodeJS.Signals): void =>
    void tools.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return () => process.off('SIGINT', stop).off('SIGTERM', stop)
}

/** A line that tells how far a long build is, where somebody watches. */
function progressOf({ quiet }: CommonOptions, terminal: Terminal): PoolOptions {
  if (quiet || !terminal.status) return {}
  const told = (what: string) => {
    const bar = progressBar(terminal, what)
    return (done: number, total: number): void => (done < total ? bar.show(done, total) : bar.clear())
  }
  return { onProgress: { parse: told('reading pages'), write: told('writing pages') } }
}

const fileIn = (folders: Folders): string => join(folders.cache, 'build.bin')

/** Changes with every compilation of the program, so that a new version never reads what an old one made. */
const makerOf = (packageRoot: string): string =>
  `${process.version} ${readFileSync(join(packageRoot, 'lib', 'stamp'), 'utf8')}`

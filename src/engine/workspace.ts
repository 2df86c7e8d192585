import { existsSync, rmSync } from 'node:fs'
import { onDisk } from '../disk/diskError.ts'
import type { OutputRecord } from '../disk/outputRecord.ts'
import { DamagedCache } from '../disk/segments.ts'
import { writtenPath } from '../disk/sourceReader.ts'
import type { ThreadPool } from '../pipeline/threads/pool.ts'
import type { Listening } from '../serve/listening.ts'
import { mayHaveCache } from './cacheFile.ts'
import type {
  BuildOptions,
  CheckOptions,
  FreezeOptions,
  LedgerOptions,
  ListenOptions,
  LiveOptions,
  WorkspaceRequest,
} from './options.ts'
import { queue } from './queue.ts'
import { recordIn } from './record.ts'
import type {
  BuildResult,
  CheckResult,
  CoverageResult,
  FreezeResult,
  LedgerResult,
  LiveSite,
  LoadResult,
} from './results.ts'
import { type Folders, type Settings, settingsOf } from './settings.ts'
import type { Tools } from './tools.ts'

/**
 * A site on disk, and what can be done with it. Results are returned, problems of the site among them; nothing is printed.
 * What is asked for at once is done one after the other.
 */
export type Workspace = {
  /** Reads and checks the site. */
  load(): Promise<LoadResult>
  /** Writes the site to the output folder, or changes nothing. */
  build(options?: BuildOptions): Promise<BuildResult>
  /** Shows the site while it is written; undefined when its configuration cannot be used. */
  live(options?: LiveOptions): Promise<LiveSite | undefined>
  /** Serves the output folder, as a static host would. @throws UsageError when there is no built site in it */
  preview(options: ListenOptions): Promise<Listening>
  check(options?: CheckOptions): Promise<CheckResult>
  /** Returns the API elements that no guide mentions. */
  coverage(): Promise<CoverageResult>
  /** Copies the documentation as a version that stays as it is. @throws UsageError when it cannot have the name */
  freeze(options: FreezeOptions): Promise<FreezeResult>
  /** Updates the list of published addresses. */
  updateLedger(options?: LedgerOptions): Promise<LedgerResult>
  /** Removes the build cache. The output folder is kept. */
  clean(): Promise<void>
  /** Cancels the current step without changing the output, and stops the threads. */
  close(): Promise<void>
}

/**
 * Opens the site in a folder.
 * @throws UsageError when there is no site at the root
 */
export function openWorkspace(request: WorkspaceRequest): Workspace {
  const settings = settingsOf(request)
  const inTurn = queue()
  const openRecord = recordIn(settings)
  const { withTools, startThreads, close: closeTools } = toolsOf(settings, openRecord)
  const opened = new Set<{ close(): Promise<void> }>()
  const does = <T>(step: (tools: Tools) => Promise<T>): Promise<T> => inTurn(() => withTools(step))
  // Each step is imported when it is first asked for: a build of which nothing has changed reads no page.
  return {
    load: () => does(async (tools) => (await import('./openSite.ts')).openSite({ settings, tools, withDrafts: false })),
    build: (asked = {}) =>
      inTurn(async () => {
        await startThreads()
        const { unchanged } = await import('./build/unchanged.ts')
        const make = async (tools: Tools) => (await import('./build/build.ts')).build(settings, tools, asked)
        return unchanged(settings, openRecord, asked) ?? withTools(make)
      }),
    async live(asked = {}) {
      const { openLive } = await import('./live/openLive.ts')
      const live = await openLive(settings, asked)
      if (live) opened.add(live)
      return live
    },
    async preview(asked) {
      const { preview } = await import('./preview.ts')
      const server = await preview(settings, asked)
      opened.add(server)
      return server
    },
    check: (asked = {}) => does(async (tools) => (await import('./check/check.ts')).check(settings, tools, asked)),
    coverage: () => does(async (tools) => (await import('./coverage.ts')).coverage(settings, tools)),
    freeze: (asked) =>
      does(async (tools) => (await import('./version/freezeVersion.ts')).freezeVersion(settings, tools, asked)),
    updateLedger: (asked = {}) =>
      does(async (tools) => (await import('./ledger.ts')).updateLedger(settings, tools, asked)),
    clean: () =>
      inTurn(async () => {
        await closeTools()
        removeCacheFolder(settings.folders)
      }),
    async close() {
      await Promise.all([closeTools(), ...[...opened].map((each) => each.close())])
      opened.clear()
    },
  }
}

/** A symbolic link may lead to a folder with a cache that is not ours. @throws DiskError */
function removeCacheFolder({ root, cache }: Folders): void {
  const shown = '.portalgen/cache'
  if (existsSync(cache))
    onDisk('remove', shown, () => rmSync(writtenPath(root, shown), { recursive: true, force: true }))
}

/** Tools are reused from one step to the next; after a failed step new ones are created. */
function toolsOf(settings: Settings, openRecord: () => OutputRecord) {
  let opened: Tools | undefined
  let threads: ThreadPool | undefined
  const close = async (): Promise<void> => {
    // The tools close their threads.
    const closing = opened ?? threads
    opened = undefined
    threads = undefined
    await closing?.close()
  }
  const attempt = async <T>(step: (tools: Tools) => Promise<T>): Promise<T> => {
    opened ??= (await import('./tools.ts')).openTools(settings, threads, openRecord)
    try {
      return await step(opened)
    } catch (error) {
      await close()
      throw error
    }
  }
  return {
    close,
    /** Starts the threads of a build without a cache. */
    async startThreads(): Promise<void> {
      if (opened || mayHaveCache(settings)) return
      threads ??= (await import('./threads.ts')).startedThreads(settings)
    },
    /** If the cache turns out to be damaged, removes it and repeats the step with an empty one. */
    async withTools<T>(step: (tools: Tools) => Promise<T>): Promise<T> {
      try {
        return await attempt(step)
      } catch (error) {
        if (!(error instanceof DamagedCache)) throw error
        const { removeCache } = await import('./tools.ts')
        removeCache(settings)
        return attempt(step)
      }
    },
  }
}

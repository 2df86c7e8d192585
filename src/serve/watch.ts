import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { hasCode } from '../disk/diskTrouble.ts'

/** Long enough for an editor's save to be over, short enough not to be noticed. */
const SETTLE_MS = 10

/** Of that many files it is a checkout, which goes on for a while. */
const MANY = 4
const SETTLE_MANY_MS = 120

/** A change that goes on and on is told at the latest after so long. */
const LONGEST_SETTLE_MS = 3000

/** Systems do not tell of every change in the first moments of a watch (seen: 10 ms on Linux). */
const DEAF_MS = 500

export type Watcher = {
  /**
   * Calls back once after each burst of changes, also of those that came before this call, with the paths that were told
   * of. The disk is read anew all the same, since lists of events miss what editors and git do.
   */
  onChange(changed: (paths: string[]) => Promise<void>): void
  close(): Promise<void>
}

export type WatchOptions = {
  root: string
  /** Relative to the root. A folder that is not there yet is watched for. */
  folders: string[]
  /** Looks at the files again and again instead of asking the system. */
  poll: boolean
  tell(message: string): void
}

/** Resolves once every later change is noticed. */
export async function watchFolders({ root, folders, poll, tell }: WatchOptions): Promise<Watcher> {
  const bursts = burstsOf()
  const started = Date.now()
  let identities = folders.map((folder) => identityOf(join(root, folder)))
  const begin = async (usePolling: boolean): Promise<FSWatcher> => {
    const watcher = watch(
      folders.map((folder) => join(root, folder)),
      {
        ignoreInitial: true,
        followSymlinks: true,
        atomic: true,
        usePolling,
        interval: POLL_MS,
        binaryInterval: POLL_MS,
      },
    )
    watcher.on('all', (event, path) => {
      const name = relative(root, path).replaceAll('\\', '/')
      // It may be back before anybody looks, as the same folder, which is no longer watched.
      if (event === 'unlinkDir') identities = identities.map((each, index) => (folders[index] === name ? '' : each))
      bursts.add(name)
    })
    watcher.on('error', (trouble) => void failed(trouble, usePolling))
    await new Promise<void>((resolve) => watcher.once('ready', resolve))
    return watcher
  }
  let isPolling = poll
  let watching = begin(poll)
  const beginAgain = (): Promise<void> => {
    const before = watching
    watching = begin(isPolling)
    return before.then((watcher) => watcher.close())
  }
  const failed = async (trouble: unknown, usedPolling: boolean): Promise<void> => {
    // A link in a circle is told where the sources are read.
    if (hasCode(trouble, 'ELOOP')) return
    if (usedPolling || !hasCode(trouble, ...LIMITS))
      return tell(trouble instanceof Error ? trouble.message : String(trouble))
    if (isPolling) return
    isPolling = true
    tell('the limit of watched files is reached, so changes are polled')
    await beginAgain()
    bursts.add('')
  }
  await watching
  const late = setTimeout(
    () => folders.some((folder) => changedSince(join(root, folder), started)) && bursts.add(''),
    DEAF_MS,
  )
  // A watch is on a folder, not on its name: one that is moved away, or comes later, is another.
  const guard = setInterval(() => {
    const now = folders.map((folder) => identityOf(join(root, folder)))
    const changed = folders.filter((_, index) => now[index] !== identities[index])
    identities = now
    if (changed.length === 0) return
    void beginAgain().then(
      () => bursts.add(''),
      (trouble: unknown) => failed(trouble, isPolling),
    )
  }, GUARD_MS)
  guard.unref()
  return {
    onChange: bursts.onBurst,
    close: async () => {
      bursts.stop()
      clearTimeout(late)
      clearInterval(guard)
      await (await watching).close()
    },
  }
}

const POLL_MS = 200

/** How often it is asked whether the watched folders are still those. */
const GUARD_MS = 400

/** The system allows only so many watched files (https://man7.org/linux/man-pages/man2/inotify_add_watch.2.html). */
const LIMITS = ['ENOSPC', 'EMFILE', 'ENFILE']

function identityOf(folder: string): string {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false })
    return stats ? `${stats.dev} ${stats.ino}` : ''
  } catch {
    // A folder that may not be looked at, for now, is as good as none.
    return ''
  }
}

/** Gathers paths until nothing has come for a moment, and tells of them one burst after the other. */
export function burstsOf() {
  let changed: ((paths: string[]) => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined
  let began = 0
  let running = false
  const pending = new Set<string>()
  const run = async (): Promise<void> => {
    if (!changed || running) return
    running = true
    try {
      while (pending.size > 0) {
        const paths = [...pending].filter((path) => path !== '').toSorted()
        pending.clear()
        await changed(paths)
      }
    } finally {
      running = false
    }
  }
  return {
    add(path: string): void {
      if (pending.size === 0) began = Date.now()
      pending.add(path)
      clearTimeout(timer)
      const settle = pending.size < MANY ? SETTLE_MS : SETTLE_MANY_MS
      timer = setTimeout(() => void run(), Math.min(settle, Math.max(0, began + LONGEST_SETTLE_MS - Date.now())))
    },
    onBurst(callback: (paths: string[]) => Promise<void>): void {
      changed = callback
      void run()
    },
    stop: (): void => clearTimeout(timer),
  }
}

function changedSince(folder: string, time: number): boolean {
  try {
    const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    return names.some((name) => (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) >= time)
  } catch {
    // A folder that is not there, or no longer: the watch tells of it when it is.
    return false
  }
}

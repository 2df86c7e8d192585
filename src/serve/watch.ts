import { readdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { hasCode } from '../disk/diskError.ts'
import { burstsOf } from './bursts.ts'

/** Changes in the first moments of a watch may not be reported (seen: 10 ms on Linux), so the folders are read again. */
const DEAF_MS = 500

export type Watcher = {
  /**
   * Calls back once after each burst of changes, including those before this call, with the reported paths. The paths
   * are hints only, since the events miss some changes of editors and git.
   */
  onChange(changed: (paths: string[]) => Promise<void>): void
  /** Watches single files, too. */
  watchAlso(files: string[]): void
  close(): Promise<void>
}

export type WatchOptions = {
  root: string
  /** Relative to the root. A folder that does not exist yet is watched for. */
  folders: string[]
  /** Polls the files instead of watching them. */
  poll: boolean
  onWarning(message: string): void
}

/** Resolves once every later change is noticed. */
export async function watchFolders({ root, folders, poll, onWarning }: WatchOptions): Promise<Watcher> {
  const bursts = burstsOf()
  let identities = folders.map((folder) => identityOf(join(root, folder)))
  const late = new Set<NodeJS.Timeout>()
  const files = new Set<string>()
  // To notice that a folder is created, the folder around it is watched.
  const isWatched = (path: string): boolean =>
    files.has(path) || folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  const lookAgain = (started: number): void => {
    const timer = setTimeout(() => {
      late.delete(timer)
      if (folders.some((folder) => changedSince(join(root, folder), started))) bursts.add('')
    }, DEAF_MS)
    late.add(timer)
  }
  const begin = async (usePolling: boolean): Promise<FSWatcher> => {
    const started = Date.now()
    const watcher = watch(
      [...folders, ...files].map((path) => join(root, path)),
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
    // A save in several steps changes a file twice within 50 ms, of which chokidar reports the first change only.
    watcher.on('raw', (event, name, details) => {
      const path = event === 'change' && name ? pathOfRaw(name, details) : undefined
      const changed = path === undefined ? undefined : relative(root, path).replaceAll('\\', '/')
      if (changed !== undefined && isWatched(changed)) bursts.add(changed)
    })
    watcher.on('error', (cause) => void failed(cause, usePolling))
    await new Promise<void>((resolve) => watcher.once('ready', resolve))
    lookAgain(started)
    return watcher
  }
  let isPolling = poll
  let watching = begin(poll)
  const beginAgain = (): Promise<void> => {
    const before = watching
    watching = begin(isPolling)
    return before.then((watcher) => watcher.close())
  }
  const failed = async (cause: unknown, usedPolling: boolean): Promise<void> => {
    // A symbolic link to a parent folder is reported where the sources are read.
    if (hasCode(cause, 'ELOOP')) return
    if (usedPolling || !hasCode(cause, ...LIMITS))
      return onWarning(cause instanceof Error ? cause.message : String(cause))
    if (isPolling) return
    isPolling = true
    onWarning('the limit of watched files is reached, so changes are polled')
    await beginAgain()
    bursts.add('')
  }
  await watching
  // A watch applies to a folder, not to its name: a folder that is moved away, or created later, is another one.
  const guard = setInterval(() => {
    const now = folders.map((folder) => identityOf(join(root, folder)))
    const changed = folders.filter((_, index) => now[index] !== identities[index])
    identities = now
    if (changed.length === 0) return
    void beginAgain().then(
      () => bursts.add(''),
      (cause: unknown) => failed(cause, isPolling),
    )
  }, GUARD_MS)
  guard.unref()
  return {
    onChange: bursts.onBurst,
    watchAlso(more) {
      const added = more.filter((file) => !files.has(file) && !folders.some((folder) => file.startsWith(`${folder}/`)))
      for (const file of added) files.add(file)
      if (added.length > 0) void watching.then((watcher) => watcher.add(added.map((file) => join(root, file))))
    },
    close: async () => {
      clearInterval(guard)
      const watcher = await watching
      bursts.stop()
      for (const timer of late) clearTimeout(timer)
      await watcher.close()
    },
  }
}

/** The path of an event of the system: it names a file in a watched folder, or the watched file itself. */
function pathOfRaw(name: string, details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined
  const watched = String(details.watchedPath)
  return basename(watched) === name ? watched : join(watched, name)
}

const POLL_MS = 200

/** How often the identity of the watched folders is checked. */
const GUARD_MS = 400

/** The system allows only so many watched files (https://man7.org/linux/man-pages/man2/inotify_add_watch.2.html). */
const LIMITS = ['ENOSPC', 'EMFILE', 'ENFILE']

function identityOf(folder: string): string {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false })
    return stats ? `${stats.dev} ${stats.ino}` : ''
  } catch {
    // A folder that cannot be read at present counts as missing.
    return ''
  }
}

function changedSince(folder: string, time: number): boolean {
  try {
    const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    return names.some((name) => (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) >= time)
  } catch {
    // The folder does not exist, or no longer does; the watch reports it when it is created.
    return false
  }
}

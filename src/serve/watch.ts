import { basename, join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type FSWatcher, watch } from 'chokidar'
import { hasCode } from '../disk/diskError.ts'
import { type ChangeNotices, changeNotices } from './changeNotices.ts'
import { type FolderIdentities, folderIdentities } from './folderIdentities.ts'

const POLL_MS = 200

/** How often the identity of the watched folders is checked. */
const GUARD_MS = 400

/** chokidar never reports that it is ready if a folder fails while it is listed. Looking goes on until then. */
const READY_MS = 1000

/** The system allows only so many watched files (https://man7.org/linux/man-pages/man2/inotify_add_watch.2.html). */
const LIMITS = ['ENOSPC', 'EMFILE', 'ENFILE']

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

type WatchOptions = {
  root: string
  /** Relative to the root. A folder that does not exist yet is watched for. */
  folders: string[]
  /** Polls the files instead of watching them. */
  poll: boolean
  /** Changes since then are noticed, too. In ms since 1970. */
  since?: number
  onWarning(message: string): void
}

/**
 * Resolves once every later change is noticed.
 * @param watchPaths chokidar's
 */
export async function watchFolders(options: WatchOptions, watchPaths = watch): Promise<Watcher> {
  const { root, folders, since = Date.now(), onWarning } = options
  const files = new Set<string>()
  const notices = changeNotices(root, folders, files)
  const identities = folderIdentities(root, folders)
  let isPolling = options.poll
  const begin = async (started = Date.now()): Promise<FSWatcher> => {
    const usePolling = isPolling
    const watcher = openWatch({ root, folders, files, usePolling, watchPaths }, notices, identities)
    watcher.on('error', (cause) => void failed(cause, usePolling))
    const isReady = await readiness(watcher)
    notices.lookAgain(started, () => (isReady() ? Object.values(watcher.getWatched()).flat().length : undefined))
    return watcher
  }
  let watching = begin(since)
  const beginAgain = (): Promise<void> => {
    const before = watching
    watching = begin()
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
    notices.noticeAnything()
  }
  await watching
  const guard = setInterval(() => {
    if (!identities.haveChanged()) return
    void beginAgain().then(notices.noticeAnything, (cause: unknown) => failed(cause, isPolling))
  }, GUARD_MS)
  guard.unref()
  return {
    onChange: notices.onBurst,
    watchAlso(more) {
      const added = more.filter((file) => !files.has(file) && !folders.some((folder) => file.startsWith(`${folder}/`)))
      for (const file of added) files.add(file)
      if (added.length > 0) void watching.then((watcher) => watcher.add(added.map((file) => join(root, file))))
    },
    close: async () => {
      clearInterval(guard)
      const watcher = await watching
      notices.stop()
      await watcher.close()
    },
  }
}

/** Waits until a watch is ready, but not long. @returns whether it is by now, or is closed */
async function readiness(watcher: FSWatcher): Promise<() => boolean> {
  let isReady = false
  const ready = new Promise<void>((resolve) => {
    watcher.once('ready', () => {
      isReady = true
      resolve()
    })
  })
  await Promise.race([ready, setTimeout(READY_MS, undefined, { ref: false })])
  return () => isReady || watcher.closed
}

type Watched = {
  root: string
  folders: string[]
  files: ReadonlySet<string>
  usePolling: boolean
  watchPaths: typeof watch
}

/** Watches folders and files, and notices what happens to them. */
function openWatch(
  { root, folders, files, usePolling, watchPaths }: Watched,
  notices: ChangeNotices,
  identities: FolderIdentities,
) {
  // To notice that a folder is created, the folder around it is watched.
  const isWatched = (path: string): boolean =>
    files.has(path) || folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  const watcher = watchPaths(
    [...folders, ...files].map((path) => join(root, path)),
    { ignoreInitial: true, followSymlinks: true, atomic: true, usePolling, interval: POLL_MS, binaryInterval: POLL_MS },
  )
  watcher.on('all', (event, path) => {
    const name = relative(root, path).replaceAll('\\', '/')
    // It may be back before the next check, as the same folder, which is no longer watched.
    if (event === 'unlinkDir') identities.forget(name)
    notices.notice(name, event === 'add' || event === 'addDir')
  })
  // A save in several steps changes a file twice within 50 ms, of which chokidar reports the first change only.
  watcher.on('raw', (event, name, details) => {
    const path = event === 'change' && name ? pathOfRaw(name, details) : undefined
    const changed = path === undefined ? undefined : relative(root, path).replaceAll('\\', '/')
    if (changed !== undefined && isWatched(changed)) notices.notice(changed)
  })
  return watcher
}

/** The path of an event of the system: it names a file in a watched folder, or the watched file itself. */
function pathOfRaw(name: string, details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined
  const watched = String(details.watchedPath)
  return basename(watched) === name ? watched : join(watched, name)
}

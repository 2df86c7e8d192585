import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { watch } from 'chokidar'

/** Long enough for an editor's save or a checkout to be over, short enough not to be noticed. */
const SETTLE_MS = 40

/** Systems do not tell of every change in the first moments of a watch (seen: 10 ms on Linux). */
const DEAF_MS = 500

export type Watcher = {
  /**
   * Calls back once after each burst of changes, also of those that came before this call. What changed is not told:
   * the disk is read anew, since lists of events miss what editors and git do.
   */
  onChange(changed: () => Promise<void>): void
  close(): Promise<void>
}

/** Resolves once every later change is noticed. */
export async function watchFolders(folders: string[], tell: (message: string) => void): Promise<Watcher> {
  let changed: (() => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined
  let pending = false
  let running = false
  const run = async () => {
    if (!changed || running) return
    running = true
    while (pending) {
      pending = false
      await changed()
    }
    running = false
  }
  const started = Date.now()
  const watcher = watch(folders, { ignoreInitial: true, followSymlinks: true, atomic: true })
  const onEvent = (): void => {
    pending = true
    clearTimeout(timer)
    timer = setTimeout(() => void run(), SETTLE_MS)
  }
  watcher.on('all', onEvent)
  // The system allows only so many watched files; what is served stays right until one of the others changes.
  watcher.on('error', (trouble) => tell(trouble instanceof Error ? trouble.message : String(trouble)))
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  const late = setTimeout(() => folders.some((folder) => changedSince(folder, started)) && onEvent(), DEAF_MS)
  return {
    onChange(callback) {
      changed = callback
      void run()
    },
    close: async () => {
      clearTimeout(timer)
      clearTimeout(late)
      await watcher.close()
    },
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

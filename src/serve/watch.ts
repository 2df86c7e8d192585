import { watch } from 'chokidar'

/** Long enough for an editor's save or a checkout to be over, short enough not to be noticed. */
const SETTLE_MS = 40

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
  const watcher = watch(folders, { ignoreInitial: true, followSymlinks: true, atomic: true })
  watcher.on('all', () => {
    pending = true
    clearTimeout(timer)
    timer = setTimeout(() => void run(), SETTLE_MS)
  })
  // The system allows only so many watched files; what is served stays right until one of the others changes.
  watcher.on('error', (trouble) => tell(trouble instanceof Error ? trouble.message : String(trouble)))
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return {
    onChange(callback) {
      changed = callback
      void run()
    },
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}

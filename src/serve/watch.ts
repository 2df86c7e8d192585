import { watch } from 'chokidar'

/** Long enough for an editor's save or a checkout to be over, short enough not to be noticed. */
const SETTLE_MS = 40

/**
 * Calls back once after each burst of changes. What changed is not told: the disk is read anew, since lists of events
 * miss what editors and git do.
 */
export function watchFolders(folders: string[], changed: () => Promise<void>): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    await changed()
    running = false
    if (again) {
      again = false
      await run()
    }
  }
  const watcher = watch(folders, { ignoreInitial: true, followSymlinks: true, atomic: true })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), SETTLE_MS)
  })
  return {
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}

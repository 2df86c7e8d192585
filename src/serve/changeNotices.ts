import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isBrief, isUnseen } from '../model/temporaryFile.ts'
import { burstsOf } from './bursts.ts'

/** Changes in the first moments of a watch may not be reported (seen: 10 ms on Linux), so the folders are read again. */
const DEAF_MS = 500

/** The times of files come from a clock that moves in steps, of 10 ms at most (seen: 4 ms), and lags behind. */
const STEP_MS = 20

/** A file that is still there by then is no step of a save. */
const BRIEF_MS = 1000

/** What is noticed of watched folders, and passed on in bursts. */
export type ChangeNotices = {
  /** A file or folder was changed. Paths are relative to the root. */
  notice(path: string, isNew?: boolean): void
  /** Looks for changes since a time, in ms since 1970, and once more for those of the moment. */
  lookAgain(since: number): void
  /** Something was changed, and nobody knows what. */
  noticeAnything(): void
  onBurst(changed: (paths: string[]) => Promise<void>): void
  stop(): void
}

/** @param files those that are watched by name, whatever that is */
export function changeNotices(root: string, folders: string[], files: ReadonlySet<string>): ChangeNotices {
  const bursts = burstsOf((path) => existsSync(join(root, path)))
  const noticeAnything = (): void => bursts.add('')
  const timers = new Set<NodeJS.Timeout>()
  const after = (milliseconds: number, step: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      step()
    }, milliseconds)
    timers.add(timer)
  }
  const lookFor = (since: number): void => {
    if (folders.some((folder) => changedSince(join(root, folder), since))) noticeAnything()
  }
  return {
    notice(path, isNew = false) {
      if (isUnseen(path) && !files.has(path)) return
      if (!isBrief(path)) bursts.add(path, isNew)
      else after(BRIEF_MS, () => void (existsSync(join(root, path)) && bursts.add(path)))
    },
    lookAgain(since) {
      const now = Date.now()
      lookFor(since)
      after(DEAF_MS, () => lookFor(now - STEP_MS))
    },
    noticeAnything,
    onBurst: bursts.onBurst,
    stop() {
      bursts.stop()
      for (const timer of timers) clearTimeout(timer)
    },
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

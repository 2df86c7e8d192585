import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isBrief, isUnseen } from '../model/temporaryFile.ts'
import { burstsOf } from './bursts.ts'

/**
 * chokidar says that it is ready long before it watches all files of large folders, and longest where the process is busy. So
 * the folders are read again until the number of watched files has stayed the same for so many times.
 */
const DEAF_MS = 500
const STEADY_LOOKS = 3

/** The times of files come from a clock that moves in steps, of 10 ms at most (seen: 4 ms), and lags behind. */
const STEP_MS = 20

/** A file that is still there by then is no step of a save. */
const BRIEF_MS = 1000

/** What is noticed of watched folders, and passed on in bursts. */
export type ChangeNotices = {
  /** A file or folder was changed. Paths are relative to the root. */
  notice(path: string, isNew?: boolean): void
  /**
   * Looks for changes since a time, in ms since 1970, and again until all is watched.
   * @param watched how many files and folders are, once the watch is ready
   */
  lookAgain(since: number, watched: () => number | undefined): void
  /** Something was changed, and it is unknown what. */
  noticeAnything(): void
  onBurst(changed: (paths: string[]) => Promise<void>): void
  stop(): void
}

/** @param files those that are watched by name, whatever that is */
export function changeNotices(root: string, folders: string[], files: ReadonlySet<string>): ChangeNotices {
  const bursts = burstsOf((path) => existsSync(join(root, path)))
  const noticeAnything = (): void => bursts.add('')
  const timers = new Set<NodeJS.Timeout>()
  /** When what was changed was last noticed. */
  const noticed = new Map<string, number>()
  const after = (milliseconds: number, step: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      step()
    }, milliseconds)
    timers.add(timer)
  }
  const lookFor = (since: number): void => {
    const isMissed = ({ path, time }: Change): boolean => time >= since && time > (noticed.get(path) ?? 0)
    if (folders.some((folder) => changesIn(root, folder).some(isMissed))) noticeAnything()
  }
  const lookLater = (since: number, before: number | undefined, watched: () => number | undefined, steady = 1): void =>
    after(DEAF_MS, () => {
      const [now, count] = [Date.now(), watched()]
      lookFor(since - STEP_MS)
      if (count === undefined || count !== before) lookLater(now, count, watched)
      else if (steady < STEADY_LOOKS) lookLater(now, count, watched, steady + 1)
    })
  return {
    notice(path, isNew = false) {
      if (isUnseen(path) && !files.has(path)) return
      noticed.set(path, Date.now())
      if (!isBrief(path)) bursts.add(path, isNew)
      else after(BRIEF_MS, () => void (existsSync(join(root, path)) && bursts.add(path)))
    },
    lookAgain(since, watched) {
      const [now, count] = [Date.now(), watched()]
      lookFor(since)
      lookLater(now, count, watched)
    },
    noticeAnything,
    onBurst: bursts.onBurst,
    stop() {
      bursts.stop()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** Times are in ms since 1970. */
type Change = { path: string; time: number }

/** When the files and folders in a folder were last changed, and it itself. */
function changesIn(root: string, folder: string): Change[] {
  try {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    const paths = [folder, ...names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)]
    return paths.map((path) => ({ path, time: statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  } catch {
    // The folder does not exist, or no longer does; the watch reports it when it is created.
    return []
  }
}

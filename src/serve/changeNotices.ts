import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isBrief, isUnseen } from '../model/temporaryFile.ts'
import { burstsOf } from './bursts.ts'

/**
 * chokidar reports that it is ready long before it watches all files of large folders, and longest where the process is busy. So
 * the folders are read again until the number of watched files has stayed the same for so many times.
 */
const DEAF_MS = 500
const STEADY_LOOKS = 3

/** The times of files come from a clock that moves in steps, of 10 ms at most (seen: 4 ms), and lags behind. */
const STEP_MS = 20

/** A file that still exists by then is not a step of a save. */
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
  const later = laterSteps()
  /** The times of files and folders when a change of theirs was last noticed. */
  const noticed = new Map<string, number>()
  let begun = 0
  const notice = (path: string, isNew = false): void => {
    if (isUnseen(path) && !files.has(path)) return
    noticed.set(path, modifiedAt(join(root, path)))
    if (!isBrief(path)) bursts.add(path, isNew)
    else later.after(BRIEF_MS, () => void (existsSync(join(root, path)) && bursts.add(path)))
  }
  /** Of a folder it is not known what has come or gone; what seems to be older may be so, or have its time from a slow clock. */
  const noticeMissed = ({ path, isFolder, time }: Change): void => {
    if (!isFolder && time >= begun) notice(path)
    else {
      noticed.set(path, time)
      noticeAnything()
    }
  }
  /** In steps: a large site takes longer than a save may wait. */
  const lookFor = async (since: number): Promise<void> => {
    let looked = 0
    for (const folder of folders) {
      for (const change of changesIn(root, folder)) {
        if (later.isStopped()) return
        if (change.time >= since && change.time > (noticed.get(change.path) ?? 0)) noticeMissed(change)
        looked += 1
        if (looked % FILES_IN_STEP === 0) await pause()
      }
    }
  }
  const lookLater = (since: number, before: number | undefined, watched: () => number | undefined, steady = 1): void =>
    later.after(DEAF_MS, async () => {
      const [now, count] = [Date.now(), watched()]
      await lookFor(since - STEP_MS)
      if (count === undefined || count !== before) lookLater(now, count, watched)
      else if (steady < STEADY_LOOKS) lookLater(now, count, watched, steady + 1)
    })
  return {
    notice,
    lookAgain(since, watched) {
      const [now, count] = [Date.now(), watched()]
      begun = since
      void lookFor(since).then(() => lookLater(now, count, watched))
    },
    noticeAnything,
    onBurst: bursts.onBurst,
    stop() {
      later.stop()
      bursts.stop()
    },
  }
}

/** Runs steps after a while, and none once it is stopped. */
function laterSteps() {
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false
  return {
    after(milliseconds: number, step: () => void): void {
      if (isStopped) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        step()
      }, milliseconds)
      timers.add(timer)
    },
    isStopped: () => isStopped,
    stop(): void {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const FILES_IN_STEP = 200

/** Times are in ms since 1970. */
type Change = { path: string; isFolder: boolean; time: number }

/** When the files and folders in a folder were last changed, and it itself. */
function* changesIn(root: string, folder: string): Generator<Change> {
  yield { path: folder, isFolder: true, time: modifiedAt(join(root, folder)) }
  for (const entry of entriesIn(join(root, folder))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* changesIn(root, path)
    else yield { path, isFolder: false, time: modifiedAt(join(root, path)) }
  }
}

function modifiedAt(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  } catch {
    return 0
  }
}

/** None of a folder that does not exist, or no longer does; the watch reports it when it is created. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

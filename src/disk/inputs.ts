import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Inputs } from '../model/inputs.ts'
import { reasonOf } from './diskError.ts'
import { gitHistory } from './gitHistory.ts'

/** Notes what is read of a site while it is read. */
export type InputTrace = {
  /** A file or folder as it was before it was read, by its path from the root; undefined if there was none. */
  note(path: string, stats: Stats | undefined): void
  /** Something is read that is not compared: what lies outside the site, or may lead elsewhere without a change of itself. */
  giveUp(): void
  /** Undefined if not all of it can be compared. */
  inputs(): Inputs | undefined
}

export function inputTrace(root: string): InputTrace {
  const stamps = new Map<string, string>()
  const changed = new Map<string, number>()
  let isWhole = true
  return {
    note(path, stats) {
      const stamp = stats ? stampOf(stats) : MISSING
      // A second look at a file may show another state than the one that was read.
      if (stamp === '' || (stamps.get(path) ?? stamp) !== stamp) isWhole = false
      stamps.set(path, stamp)
      if (stats) changed.set(path, stats.ctimeMs)
    },
    giveUp() {
      isWhole = false
    },
    inputs: () => (isWhole ? { stamps: latestFirst(stamps, changed), history: historyOf(root) } : undefined),
  }
}

/** What was changed last is likely to change next: the comparison ends there, however many files never change. */
const latestFirst = (stamps: ReadonlyMap<string, string>, changed: ReadonlyMap<string, number>): Inputs['stamps'] =>
  [...stamps].sort(([one], [other]) => (changed.get(other) ?? 0) - (changed.get(one) ?? 0))

/** Whether a site that is read now would be read as it was. */
export function areSame(root: string, { stamps, history }: Inputs): boolean {
  try {
    return stamps.every(([path, stamp]) => stampAt(root, path) === stamp) && historyOf(root) === history
  } catch (error) {
    // Such as that a folder has become a file.
    if (reasonOf(error) === undefined) throw error
    return false
  }
}

function stampAt(root: string, path: string): string {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  return stats ? stampOf(stats) : MISSING
}

/** A file that was changed a moment ago may change again within the same tick of the file system's clock. */
const TICK_MS = 50

/** Changes with every change of a file, whatever its times are set to; empty if a further change might not be seen. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return Date.now() - Math.max(mtimeMs, ctimeMs) < TICK_MS ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}

const MISSING = 'missing'

const historyOf = (root: string): string => gitHistory(root).state

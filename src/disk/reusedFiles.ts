import { lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { onDisk, reasonOf } from './diskError.ts'
import { type FileStamp, isIntact, type OutputRecord } from './outputRecord.ts'

/** What a new site takes from earlier ones. */
export type ReusedFiles = {
  /** The files of each step whose files are all unchanged, by the key of the step. */
  steps: ReadonlyMap<string, FileStamp[]>
  /** All files of the old site as they were written, by their paths. */
  old: ReadonlyMap<string, FileStamp>
  /** The unchanged files that are named by their content. */
  named: ReadonlyMap<string, FileStamp>
  /** The files and folders that the staging folder contains already. All other files are in the old site. */
  there: Set<string>
  folders: string[]
}

type Reusing = {
  /** The record of the old site, and the keys of the steps of the new one. */
  record: OutputRecord
  keys: ReadonlySet<string>
  /** The old site, and the staging folder of the new one. */
  out: string
  folder: string
  /** The site before the old one. */
  spare: string | undefined
  shown: string
}

/**
 * Finds the files of earlier sites that a new site contains, too. If it contains most of them, the staging folder begins
 * as the site before the old one: only what has changed since is removed or linked, and not every file. Every file is
 * compared with the stamp that the record has of it, so that it does not matter where a site has been in the meantime.
 */
export function reuseFiles({ record, keys, out, folder, spare, shown }: Reusing): ReusedFiles {
  const { steps, old, wanted } = filesOf(record, keys)
  const taken = spare !== undefined && wanted.size * 2 > old.size && moved(spare, folder)
  const { there, folders } = taken ? onDisk('write', shown, () => prune(folder, wanted)) : NOTHING
  const isUnchanged = (stamp: FileStamp): boolean => there.has(stamp[0]) || isIntact(out, stamp)
  const named = new Map<string, FileStamp>()
  for (const [path, stamp] of old) if (isNamed(stamp) && isUnchanged(stamp)) named.set(path, stamp)
  for (const [key, stamps] of steps) {
    if (stamps.every(isUnchanged)) continue
    steps.delete(key)
    for (const [path] of stamps) {
      if (named.has(path) || !there.delete(path)) continue
      onDisk('write', shown, () => unlinkSync(join(folder, path)))
    }
  }
  return { steps, old, named, there, folders }
}

type RecordedFiles = { steps: Map<string, FileStamp[]>; old: Map<string, FileStamp>; wanted: Map<string, FileStamp> }

/** The steps of the new site, all files, and those that the new site may have, in one walk: there may be very many. */
function filesOf(record: OutputRecord, keys: ReadonlySet<string>): RecordedFiles {
  const found: RecordedFiles = { steps: new Map(), old: new Map(), wanted: new Map() }
  for (const [key, stamps] of Object.entries(record.steps)) {
    const isKept = keys.has(key)
    if (isKept) found.steps.set(key, stamps)
    for (const stamp of stamps) {
      found.old.set(stamp[0], stamp)
      if (isKept || isNamed(stamp)) found.wanted.set(stamp[0], stamp)
    }
  }
  return found
}

const isNamed = ([, , , named]: FileStamp): boolean => named !== undefined

/** The files and folders of a tree. */
type Pruned = { there: Set<string>; folders: string[] }

const NOTHING: Pruned = { there: new Set(), folders: [] }

/** Without a spare site, or if it is on another file system, every file is linked. */
function moved(spare: string, folder: string): boolean {
  try {
    if (!lstatSync(spare, { throwIfNoEntry: false })?.isDirectory()) return false
    renameSync(spare, folder)
    return true
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return false
  }
}

/** Removes all files that are not wanted or not intact, and all folders that become empty. */
function prune(folder: string, wanted: ReadonlyMap<string, FileStamp>): Pruned {
  const pruned: Pruned = { there: new Set(), folders: [] }
  const isKept = (path: string): boolean => {
    const stamp = wanted.get(path)
    return stamp !== undefined && isIntact(folder, stamp)
  }
  const isEmptied = (path: string): boolean => {
    let isEmpty = true
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory() ? !isEmptied(inside) : isKept(inside)) {
        isEmpty = false
        if (!entry.isDirectory()) pruned.there.add(inside)
      } else if (entry.isDirectory()) rmdirSync(join(folder, inside))
      else unlinkSync(join(folder, inside))
    }
    if (!isEmpty) pruned.folders.push(path === '' ? '.' : path)
    return isEmpty
  }
  isEmptied('')
  return pruned
}

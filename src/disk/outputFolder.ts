import { readFileSync, rmSync } from 'node:fs'
import type { Asset } from '../model/asset.ts'
import type { OutputFile } from '../model/output.ts'
import type { SourcePath } from '../model/route.ts'
import { type BuiltSite, guardOutput, MARKER, refuseForeign } from './builtSite.ts'
import { onDisk } from './diskError.ts'
import { contentsOf, formerSite, type JoinedPiece } from './joinedFile.ts'
import { lockOutput } from './outputLock.ts'
import { EMPTY_RECORD, type FileStamp, type OutputRecord } from './outputRecord.ts'
import { cleanUpAfterKilledBuilds, LOCK, retire, siblingPrefix, swap } from './outputSwap.ts'
import { fingerprintsOf, giveBack, takeAlong } from './ownFiles.ts'
import { type ReusedFiles, reuseFiles } from './reusedFiles.ts'
import { sourceReader } from './sourceReader.ts'
import { stagedFiles } from './stagedFiles.ts'
import { stepFiles } from './stepFiles.ts'

/** A site that is written beside the old one; the output folder is unchanged until `commit`. */
export type Staging = {
  write(file: OutputFile): void
  /** Takes a file from the old site that is named by its content, by the key of that. @returns its path */
  take(key: string): string | undefined
  /** Joins texts and files that were written before. */
  join(path: string, pieces: Iterable<JoinedPiece>): void
  /** @param change what is done to its text on the way */
  copy(asset: Asset, change?: (text: string) => string): void
  /** Takes the files of a step from the old site, if it has the step and its files are unchanged. @returns whether it did */
  keep(key: string): boolean
  /** The files that `keep` would take. */
  kept(key: string): FileStamp[] | undefined
  /** Those of the files that are not in the staging folder yet, and where they are; for other threads. */
  missing(stamps: FileStamp[]): FileStamp[]
  link(stamp: FileStamp): void
  old: string
  /** Assigns all files that are written from now on to a step. */
  begin(key: string): void
  /** The folder that other threads write to, and the files that they wrote there for a step, beside the current one. */
  folder: string
  adopt(key: string, files: FileStamp[]): void
  /**
   * Replaces the old site by the new one.
   * @returns the contents of the new site, and folders that are no longer needed, which the caller removes
   */
  commit(built: BuiltSite): Committed
  /** Removes the staging folder; the old site is unchanged. */
  discard(): void
}

export type Committed = { steps: Record<string, FileStamp[]>; unneeded: string[] }

export type OutputPlace = {
  root: string
  out: string
  /** The folder as shown in messages. */
  shown: string
  /** The keys of the steps of the new site. */
  keys: ReadonlySet<string>
  /** Reads what earlier builds left in the folder; called once this build holds the lock. */
  record?: () => OutputRecord
  /** Where the site before the old one is kept; without it, every unchanged file is linked. */
  spare?: string | undefined
  /** Removes files that no build wrote; else they are refused. */
  clean?: boolean | undefined
  /** Reports what killed builds left behind. */
  onNote(message: string): void
}

/**
 * Opens a staging folder beside the output folder. Waits until no other build is using the output folder, and locks it
 * until the staging is discarded, even after a commit.
 * @throws DiskError when portalgen did not create the output folder, or when the disk fails
 */
export async function stageOutput(place: OutputPlace): Promise<Staging> {
  const { root, out, shown, keys, record, spare, clean = false, onNote } = place
  guardOutput(root, out, shown)
  const unlock = await lockOutput({ path: `${siblingPrefix(out)}${LOCK}`, shown, onNote })
  const folder = `${siblingPrefix(out)}staging-${process.pid}`
  const discard = (): void => {
    try {
      onDisk('restore', shown, () => giveBack(folder, out))
      removeFolder(folder)
    } finally {
      unlock()
    }
  }
  try {
    cleanUpAfterKilledBuilds(out, shown)
    if (!clean) refuseForeign(out, shown)
    const reused = reuseFiles({ record: record?.() ?? EMPTY_RECORD, keys, out, folder, spare, shown })
    return { ...stagingIn(folder, place, reused), discard }
  } catch (error) {
    discard()
    throw error
  }
}

function stagingIn(folder: string, place: OutputPlace, reused: ReusedFiles): Omit<Staging, 'discard'> {
  const { root, out, shown } = place
  const { there } = reused
  const files = stagedFiles(folder, shown, reused.folders)
  const reader = sourceReader(root)
  const copy = (source: SourcePath, path: string, change?: (text: string) => string): FileStamp =>
    reader.read(source, ({ descriptor }) =>
      change ? files.write({ path, content: change(readFileSync(descriptor, 'utf8')) }) : files.copy(path, descriptor),
    )
  const remove = (path: string): void => {
    files.remove(path)
    there.delete(path)
  }
  const made = stepFiles(remove)
  const link = (stamp: FileStamp): FileStamp => (there.has(stamp[0]) ? stamp : files.link(stamp, out))
  /** Links the file from the old site; undefined if the old site does not contain it. */
  const same = ({ path, named }: OutputFile): FileStamp | undefined => {
    const stamp = named === 'by content' ? reused.named.get(path) : undefined
    return stamp && link(stamp)
  }
  // A file that is taken over keeps its stamp.
  const former = formerSite(out, reused.old, (file) => made.stampOf(file) === reused.old.get(file))
  const byKey = stampsByKey(reused)
  const write = (file: OutputFile): void => {
    // The same file again, as when two pieces of an index are equal.
    if (file.named === 'by content' && made.has(file.path)) return
    made.put(file.path, () => same(file) ?? files.write(file))
  }
  return {
    folder,
    begin: made.begin,
    adopt: made.adopt,
    write,
    take(key) {
      const stamp = byKey.get(key)
      if (stamp && !made.has(stamp[0])) made.put(stamp[0], () => link(stamp))
      return stamp?.[0]
    },
    join: (path, pieces) => made.put(path, () => files.writePieces(path, contentsOf(pieces, former(path), files.read))),
    copy: ({ source, path }, change) => made.put(path, () => onDisk('read', source, () => copy(source, path, change))),
    old: out,
    kept: (key) => reused.steps.get(key),
    missing: (stamps) => stamps.filter(([path]) => !there.has(path)),
    link: (stamp) => void link(stamp),
    keep(key) {
      const stamps = reused.steps.get(key)
      if (stamps) made.begin(key)
      for (const stamp of stamps ?? []) made.put(stamp[0], () => link(stamp))
      return stamps !== undefined
    },
    commit(built) {
      made.beginRest()
      const files = fingerprintsOf([...made.paths(), MARKER])
      write({ path: MARKER, content: `${JSON.stringify({ madeBy: 'portalgen', ...built, files })}\n` })
      const steps = made.record()
      for (const path of there) if (made.stampOf(path) === undefined) remove(path)
      return { steps, unneeded: replaceOld(folder, place) }
    },
  }
}

/** The files that are named by their content, by the keys of that. */
function stampsByKey({ named }: ReusedFiles): ReadonlyMap<string | undefined, FileStamp> {
  const byKey = new Map([...named.values()].map((stamp) => [stamp[3], stamp]))
  byKey.delete('')
  return byKey
}

/** @returns folders that are no longer needed */
function replaceOld(folder: string, { out, shown, spare }: OutputPlace): string[] {
  onDisk('replace', shown, () => takeAlong(out, folder))
  const old = onDisk('replace', shown, () => swap(out, folder))
  if (old === undefined) return []
  return spare === undefined ? [old] : retire(old, spare)
}

export const removeFolder = (folder: string): void =>
  onDisk('remove', folder, () => rmSync(folder, { recursive: true, force: true }))

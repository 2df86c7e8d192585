import { readFileSync, rmSync } from 'node:fs'
import type { Asset } from '../model/asset.ts'
import type { OutputFile } from '../model/output.ts'
import type { SourcePath } from '../model/route.ts'
import { type BuiltSite, guardOutput, MARKER, refuseForeign } from './builtSite.ts'
import { onDisk } from './diskError.ts'
import { lockOutput } from './outputLock.ts'
import { EMPTY_RECORD, type FileStamp, type OutputRecord } from './outputRecord.ts'
import { cleanUpAfterKilledBuilds, LOCK, retire, siblingPrefix, swap } from './outputSwap.ts'
import { fingerprintsOf, giveBack, takeAlong } from './ownFiles.ts'
import { type ReusedFiles, reuseFiles } from './reusedFiles.ts'
import { sourceReader } from './sourceReader.ts'
import { stagedFiles } from './stagedFiles.ts'

/** A site that is written beside the old one; the output folder is unchanged until `commit`. */
export type Staging = {
  write(file: OutputFile): void
  /** Takes a file from the old site that is named by its content, by the key of that. @returns its path */
  take(key: string): string | undefined
  writePieces(path: string, pieces: Iterable<string | Uint8Array>): void
  /** Returns a file that was written before. */
  read(path: string): Uint8Array
  /** @param change what is done to its text on the way */
  copy(asset: Asset, change?: (text: string) => string): void
  /** Takes the files of a step from the old site, if it has the step and nobody changed its files. @returns whether it did */
  keep(key: string): boolean
  /** The files that `keep` would take. */
  kept(key: string): FileStamp[] | undefined
  /** Those of the files that are not in the staging folder yet, and where they are; for other threads. */
  missing(stamps: FileStamp[]): FileStamp[]
  link(stamp: FileStamp): void
  old: string
  /** Assigns all files that are written from now on to a step. */
  begin(key: string): void
  /** The folder that other threads write to, and the files that they wrote there for a step. */
  folder: string
  adopt(key: string, files: FileStamp[]): void
  /**
   * Replaces the old site by the new one.
   * @returns the contents of the new site, and folders that nobody needs any more, which the caller removes
   */
  commit(built: BuiltSite): Committed
  /** Removes the staging folder; the old site is unchanged. */
  discard(): void
}

/** The files of a step, by their paths. */
type StampedFiles = Map<string, FileStamp>

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
export async function stageOutput({
  root,
  out,
  shown,
  keys,
  record,
  spare,
  clean = false,
  onNote,
}: OutputPlace): Promise<Staging> {
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
  let reused: ReusedFiles
  try {
    cleanUpAfterKilledBuilds(out, shown)
    if (!clean) refuseForeign(out, shown)
    reused = reuseFiles({ record: record?.() ?? EMPTY_RECORD, keys, out, folder, spare, shown })
  } catch (error) {
    discard()
    throw error
  }
  const { there } = reused
  const files = stagedFiles(folder, shown, reused.folders)
  const reader = sourceReader(root)
  const copy = (source: SourcePath, path: string, change?: (text: string) => string): FileStamp =>
    reader.read(source, ({ descriptor }) =>
      change ? files.write({ path, content: change(readFileSync(descriptor, 'utf8')) }) : files.copy(path, descriptor),
    )
  const steps = new Map<string, StampedFiles>()
  const owners = new Map<string, StampedFiles>()
  let making: StampedFiles = new Map()
  const remove = (path: string): void => {
    files.remove(path)
    there.delete(path)
  }
  const put = (path: string, step: () => FileStamp): void => {
    const owner = owners.get(path)
    if (owner && owner !== making) throw new Error(`two steps of the build write ${path}`)
    // The file may be a hard link to a file of the old site, which must not be changed.
    if (owner) remove(path)
    making.set(path, step())
    owners.set(path, making)
  }
  const begin = (key: string): void => {
    making = new Map()
    steps.set(key, making)
  }
  const link = (stamp: FileStamp): FileStamp => (there.has(stamp[0]) ? stamp : files.link(stamp, out))
  /** Links the file from the old site; undefined if the old site does not contain it. */
  const same = ({ path, named }: OutputFile): FileStamp | undefined => {
    const stamp = named === 'by content' ? reused.named.get(path) : undefined
    return stamp && link(stamp)
  }
  const byKey = new Map([...reused.named.values()].map((stamp) => [stamp[3], stamp]))
  byKey.delete('')
  const staging: Staging = {
    folder,
    begin,
    adopt(key, made) {
      begin(key)
      for (const stamp of made) {
        making.set(stamp[0], stamp)
        owners.set(stamp[0], making)
      }
    },
    write(file) {
      // The same file once more, as when two pieces of an index are equal.
      if (file.named === 'by content' && making.has(file.path)) return
      put(file.path, () => same(file) ?? files.write(file))
    },
    take(key) {
      const stamp = byKey.get(key)
      if (stamp && !making.has(stamp[0])) put(stamp[0], () => link(stamp))
      return stamp?.[0]
    },
    writePieces: (path, pieces) => put(path, () => files.writePieces(path, pieces)),
    read: files.read,
    copy: ({ source, path }, change) => put(path, () => onDisk('read', source, () => copy(source, path, change))),
    old: out,
    kept: (key) => reused.steps.get(key),
    missing: (stamps) => stamps.filter(([path]) => !there.has(path)),
    link: (stamp) => void link(stamp),
    keep(key) {
      const stamps = reused.steps.get(key)
      if (!stamps) return false
      begin(key)
      for (const stamp of stamps) put(stamp[0], () => link(stamp))
      return true
    },
    commit(built) {
      making = new Map()
      const files = fingerprintsOf([...owners.keys(), MARKER])
      staging.write({ path: MARKER, content: `${JSON.stringify({ madeBy: 'portalgen', ...built, files })}\n` })
      // If a file of a step was overwritten by another step, the record of the step no longer matches the disk.
      const whole = [...steps].filter(([, made]) => [...made.keys()].every((path) => owners.get(path) === made))
      const stamps = whole.map(([key, made]): [string, FileStamp[]] => [key, [...made.values()]])
      for (const path of there) if (!owners.has(path)) remove(path)
      onDisk('replace', shown, () => takeAlong(out, folder))
      const old = onDisk('replace', shown, () => swap(out, folder))
      const unneeded = old === undefined ? [] : spare === undefined ? [old] : retire(old, spare)
      return { steps: Object.fromEntries(stamps), unneeded }
    },
    discard,
  }
  return staging
}

export const removeFolder = (folder: string): void =>
  onDisk('remove', folder, () => rmSync(folder, { recursive: true, force: true }))

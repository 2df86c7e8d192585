import { rmSync } from 'node:fs'
import type { Asset } from '../model/asset.ts'
import type { OutputFile } from '../model/output.ts'
import type { SourcePath } from '../model/route.ts'
import { type BuiltSite, guardOutput, MARKER } from './builtSite.ts'
import { onDisk } from './diskTrouble.ts'
import { lockOutput } from './outputLock.ts'
import { areIntact, EMPTY_RECORD, type FileStamp, type OutputRecord } from './outputRecord.ts'
import { cleanUpAfterKilledBuilds, LOCK, siblingPrefix, swap } from './outputSwap.ts'
import { sourceReader } from './sourceReader.ts'
import { stagedFiles } from './stagedFiles.ts'

/** A site being written beside the old one; nothing of it shows before `commit`. */
export type Staging = {
  write(file: OutputFile): void
  writePieces(path: string, pieces: Iterable<string>): void
  /** The text of a file that was written before. */
  read(path: string): string
  copy(asset: Asset): void
  /** Takes the files of a step from the old site, when it made the same then. @returns whether it did */
  keep(key: string): boolean
  /** The files that it would take; and where from, for other threads. */
  kept(key: string): FileStamp[] | undefined
  link(stamp: FileStamp): void
  old: string
  /** Whatever is written from now on belongs to this step. */
  begin(key: string): void
  /** Where other threads may write, and what they wrote there for a step. */
  folder: string
  adopt(key: string, files: FileStamp[]): void
  /** Puts the new site where the old one was. @returns what it holds, and the old site, which is to be removed */
  commit(built: BuiltSite): Committed
  /** Leaves everything as it was. */
  discard(): void
}

/** The files of a step, by their paths. */
type StampedFiles = Map<string, FileStamp>

export type Committed = { steps: Record<string, FileStamp[]>; old: string | undefined }

export type OutputPlace = {
  root: string
  out: string
  /** The folder as messages name it. */
  shown: string
  /** What earlier builds left in it, when it is this one's turn. */
  record?: () => OutputRecord
  /** Says what was found of builds that were killed. */
  tell(message: string): void
}

/**
 * Opens a staging folder beside the output folder, once no other build has one. It is ours until it is discarded, also
 * after it was committed.
 * @throws DiskTrouble when the output folder is not one that portalgen made, or the disk refuses
 */
export async function stageOutput({ root, out, shown, record, tell }: OutputPlace): Promise<Staging> {
  guardOutput(root, out, shown)
  const unlock = await lockOutput({ path: `${siblingPrefix(out)}${LOCK}`, shown, tell })
  try {
    cleanUpAfterKilledBuilds(out, shown)
  } catch (trouble) {
    unlock()
    throw trouble
  }
  const old = record?.() ?? EMPTY_RECORD
  const folder = `${siblingPrefix(out)}staging-${process.pid}`
  const files = stagedFiles(folder, shown)
  const reader = sourceReader(root)
  const copy = (source: SourcePath, path: string): FileStamp =>
    reader.read(source, ({ descriptor }) => files.copy(path, descriptor))
  const steps = new Map<string, StampedFiles>()
  const owners = new Map<string, StampedFiles>()
  let making: StampedFiles = new Map()
  const put = (path: string, step: () => FileStamp): void => {
    const owner = owners.get(path)
    if (owner && owner !== making) throw new Error(`two steps of the build write ${path}`)
    // It may be a second name of a file of the old site, which must not be written to.
    if (owner) files.remove(path)
    making.set(path, step())
    owners.set(path, making)
  }
  const begin = (key: string): void => {
    making = new Map()
    steps.set(key, making)
  }
  const before = new Map(Object.values(old.steps).flatMap((stamps) => stamps.map((each) => [each[0], each])))
  /** Taken from the old site; undefined when that does not have it. */
  const same = ({ path, named }: OutputFile): FileStamp | undefined => {
    const stamp = named === 'by content' ? before.get(path) : undefined
    return stamp && areIntact(out, [stamp]) ? files.link(stamp, out) : undefined
  }
  const kept = (key: string): FileStamp[] | undefined => {
    const stamps = old.steps[key]
    return stamps && areIntact(out, stamps) ? stamps : undefined
  }
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
    write: (file) => put(file.path, () => same(file) ?? files.write(file)),
    writePieces: (path, pieces) => put(path, () => files.writePieces(path, pieces)),
    read: files.read,
    copy: ({ source, path }) => put(path, () => onDisk('read', source, () => copy(source, path))),
    old: out,
    kept,
    link: (stamp) => void files.link(stamp, out),
    keep(key) {
      const stamps = kept(key)
      if (!stamps) return false
      begin(key)
      for (const stamp of stamps) put(stamp[0], () => files.link(stamp, out))
      return true
    },
    commit(built) {
      making = new Map()
      staging.write({ path: MARKER, content: `${JSON.stringify({ madeBy: 'portalgen', ...built })}\n` })
      // A step whose file another one has written over made something else than what lies there.
      const whole = [...steps].filter(([, made]) => [...made.keys()].every((path) => owners.get(path) === made))
      const stamps = whole.map(([key, made]): [string, FileStamp[]] => [key, [...made.values()]])
      return { steps: Object.fromEntries(stamps), old: onDisk('replace', shown, () => swap(out, folder)) }
    },
    discard() {
      removeFolder(folder)
      unlock()
    },
  }
  return staging
}

export const removeFolder = (folder: string): void =>
  onDisk('remove', folder, () => rmSync(folder, { recursive: true, force: true }))

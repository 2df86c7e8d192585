import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { Asset } from '../model/asset.ts'
import type { OutputFile } from '../model/output.ts'
import { DiskTrouble, onDisk } from './diskTrouble.ts'
import { isLeftBehind } from './leftBehind.ts'
import { areIntact, EMPTY_RECORD, type FileStamp, type OutputRecord, stampOf } from './outputRecord.ts'

/** Tells a later build that the folder is ours to replace, and `preview` how to serve it. */
export const MARKER = '.portalgen'

export type BuiltSite = { baseUrl: string }

/** A site being written beside the old one; nothing of it shows before `commit`. */
export type Staging = {
  write(file: OutputFile): void
  /** Writes a file that is too long to be held as a whole. */
  writePieces(path: string, pieces: Iterable<string>): void
  /** The text of a file that was written before. */
  read(path: string): string
  copy(asset: Asset): void
  /** Takes the files of a step from the old site when it made the same then; else has them made. */
  take(step: { key: string; make(staging: Staging): void }): void
  /** Puts the new site where the old one was. @returns what it holds, by the keys of the steps */
  commit(built: BuiltSite): Record<string, FileStamp[]>
  /** Leaves everything as it was. */
  discard(): void
}

/**
 * Opens a staging folder beside the output folder.
 * @throws DiskTrouble when the output folder is not one that portalgen made, or the disk refuses
 */
export function stageOutput(root: string, out: string, shown: string, old: OutputRecord = EMPTY_RECORD): Staging {
  guardOutput(root, out, shown)
  cleanUpAfterKilledBuilds(out, shown)
  const staging = `${siblingPrefix(out)}staging-${process.pid}`
  const folders = new Set<string>()
  const prepare = (path: string): string => {
    const target = join(staging, path)
    const folder = dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return target
  }
  const steps = new Map<string, string[]>()
  const owners = new Map<string, string[]>()
  let making: string[] = []
  const put = (path: string, step: (target: string) => void): void => {
    onDisk('write', join(shown, path), () => {
      const target = prepare(path)
      // It may be a second name of a file of the old site, which must not be written to.
      if (owners.has(path)) rmSync(target)
      step(target)
    })
    making.push(path)
    owners.set(path, making)
  }
  const write = ({ path, content }: OutputFile): void => put(path, (target) => writeFileSync(target, content))
  const opened: Staging = {
    write,
    writePieces: (path, pieces) => put(path, (target) => writeEach(target, pieces)),
    read: (path) => onDisk('read', join(shown, path), () => readFileSync(join(staging, path), 'utf8')),
    copy: ({ source, path }) => put(path, (target) => copyFileSync(join(root, source), target)),
    take({ key, make }) {
      const kept = old.steps[key]
      making = []
      if (kept && areIntact(out, kept)) for (const [path] of kept) put(path, (target) => keep(join(out, path), target))
      else make(opened)
      steps.set(key, making)
    },
    commit(built) {
      making = []
      write({ path: MARKER, content: `${JSON.stringify({ madeBy: 'portalgen', ...built })}\n` })
      // A step whose file another one has written over made something else than what lies there.
      const whole = [...steps].filter(([, paths]) => paths.every((path) => owners.get(path) === paths))
      const stamps = onDisk('read', shown, () =>
        whole.map(([key, paths]) => [key, paths.map((path) => stampOf(staging, path))]),
      )
      onDisk('replace', shown, () => swap(out, staging))
      return Object.fromEntries(stamps)
    },
    discard: () => rmSync(staging, { recursive: true, force: true }),
  }
  return opened
}

/** The same file under a second name costs nothing; where the disk has no such names it is copied, its time with it. */
function keep(old: string, target: string): void {
  try {
    linkSync(old, target)
  } catch {
    copyFileSync(old, target)
    const { atime, mtime } = statSync(old)
    utimesSync(target, atime, mtime)
  }
}

function writeEach(path: string, pieces: Iterable<string>): void {
  const file = openSync(path, 'w')
  try {
    for (const piece of pieces) writeWhole(file, Buffer.from(piece))
  } finally {
    closeSync(file)
  }
}

/** A disk may take less at once than it is given. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}

/** What `build` noted about the site in an output folder; undefined when that is not ours. */
export function readBuiltSite(out: string): BuiltSite | undefined {
  const noted = readMarker(join(out, MARKER))
  const known = typeof noted === 'object' && noted !== null && 'baseUrl' in noted
  return known && typeof noted.baseUrl === 'string' ? { baseUrl: noted.baseUrl } : undefined
}

/** A site's root has a folder of the same name, for the cache: that does not make the root ours. */
function readMarker(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function swap(out: string, staging: string): void {
  const old = `${siblingPrefix(out)}old-${process.pid}`
  if (existsSync(out)) renameSync(out, old)
  try {
    renameSync(staging, out)
  } catch (trouble) {
    if (existsSync(old)) renameSync(old, out)
    throw trouble
  }
  rmSync(old, { recursive: true, force: true })
}

/** A folder that is not ours is never deleted: `--out .` must not cost anybody their work. */
function guardOutput(root: string, out: string, shown: string): void {
  const sources = [root, join(root, 'content'), join(root, 'openapi')]
  if (sources.some((source) => isSameOrAbove(out, source)) || isSameOrAbove(join(root, 'content'), out)) {
    throw new DiskTrouble(
      `cannot build into ${shown}: it holds the sources of the site; choose another folder with --out`,
    )
  }
  const found = onDisk('read', shown, () => (existsSync(out) ? readdirSync(out) : []))
  if (found.length === 0 || readBuiltSite(out)) return
  throw new DiskTrouble(
    `cannot build into ${shown}: portalgen did not make it; remove it, or choose another folder with --out`,
  )
}

const isSameOrAbove = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** A killed build may leave its staging folder, and, between two renames, the old site under another name. */
function cleanUpAfterKilledBuilds(out: string, shown: string): void {
  const parent = dirname(out)
  if (!existsSync(parent)) return
  const prefix = basename(siblingPrefix(out))
  const names = onDisk('read', dirname(shown), () => readdirSync(parent))
  for (const name of names.filter((each) => each.startsWith(prefix) && isLeftBehind(each))) {
    const left = join(parent, name)
    if (name.startsWith(`${prefix}old-`) && !existsSync(out)) onDisk('restore', shown, () => renameSync(left, out))
    else onDisk('remove', left, () => rmSync(left, { recursive: true, force: true }))
  }
}

const siblingPrefix = (out: string): string => join(dirname(resolve(out)), `.${basename(out)}.portalgen-`)

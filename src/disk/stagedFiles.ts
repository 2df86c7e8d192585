import {
  closeSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputFile } from '../model/output.ts'
import { onDisk } from './diskTrouble.ts'
import { type FileStamp, stampOf } from './outputRecord.ts'

/** Writes the files of a folder that nobody else looks at yet. @throws DiskTrouble, which names what is shown */
export type StagedFiles = {
  write(file: OutputFile): FileStamp
  /** Writes a file that is too long to be held as a whole. */
  writePieces(path: string, pieces: Iterable<string>): FileStamp
  /** Writes what an opened file holds. */
  copy(path: string, source: number): FileStamp
  /** Takes an unchanged file of the old site. */
  link(stamp: FileStamp, old: string): FileStamp
  read(path: string): string
  remove(path: string): void
}

export function stagedFiles(folder: string, shown: string): StagedFiles {
  const folders = new Set<string>()
  const prepare = (path: string): string => {
    const target = join(folder, path)
    const parent = dirname(target)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
    return target
  }
  const put = (path: string, step: (target: string) => void): FileStamp =>
    onDisk('write', join(shown, path), () => {
      step(prepare(path))
      return stampOf(folder, path)
    })
  return {
    write: ({ path, content }) => put(path, (target) => writeFileSync(target, content)),
    writePieces: (path, pieces) => put(path, (target) => writeEach(target, pieces)),
    copy: (path, source) => put(path, (target) => writeEach(target, blocksOf(source))),
    link(stamp, old) {
      const [path] = stamp
      onDisk('write', join(shown, path), () => keep(join(old, path), prepare(path)))
      return stamp
    },
    read: (path) => onDisk('read', join(shown, path), () => readFileSync(join(folder, path), 'utf8')),
    remove: (path) => onDisk('write', join(shown, path), () => rmSync(join(folder, path))),
  }
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

const BLOCK_BYTES = 1 << 18

function* blocksOf(file: number): Generator<Uint8Array> {
  const block = Buffer.alloc(BLOCK_BYTES)
  for (let read = readSync(file, block); read > 0; read = readSync(file, block)) yield block.subarray(0, read)
}

function writeEach(path: string, pieces: Iterable<string | Uint8Array>): void {
  const file = openSync(path, 'w')
  try {
    for (const piece of pieces) writeWhole(file, typeof piece === 'string' ? Buffer.from(piece) : piece)
  } finally {
    closeSync(file)
  }
}

/** A disk may take less at once than it is given. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}

import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isOutputPath, type OutputFile } from '../model/output.ts'
import { onDisk } from './diskError.ts'
import type { FileStamp } from './outputRecord.ts'

/** Writes files to a staging folder. @throws DiskError, which names the path as shown to the user */
type StagedFiles = {
  write(file: OutputFile): FileStamp
  /** Writes a file piece by piece, if it is too large to hold in memory. */
  writePieces(path: string, pieces: Iterable<string | Uint8Array>): FileStamp
  /** Writes the contents of an open file. */
  copy(path: string, source: number): FileStamp
  /** Takes an unchanged file from the old site. */
  link(stamp: FileStamp, old: string): FileStamp
  read(path: string): Uint8Array
  remove(path: string): void
}

/** @param known folders that exist already, relative to the staging folder */
export function stagedFiles(folder: string, shown: string, known: Iterable<string> = []): StagedFiles {
  const folders = new Set(known)
  const prepare = (path: string): string => {
    if (!isOutputPath(path)) throw new Error(`"${path}" is not a path in the output folder`)
    const parent = dirname(path)
    if (!folders.has(parent)) {
      mkdirSync(join(folder, parent), { recursive: true })
      folders.add(parent)
    }
    return join(folder, path)
  }
  const put = (path: string, pieces: Iterable<string | Uint8Array>): FileStamp =>
    onDisk('write', join(shown, path), () => [path, ...writeNew(prepare(path), pieces)])
  return {
    write({ path, content, named, key = '' }) {
      const [, size, modified] = put(path, [content])
      return named === 'by content' ? [path, size, modified, key] : [path, size, modified]
    },
    writePieces: (path, pieces) => put(path, blocksOf(pieces)),
    copy: (path, source) => put(path, blocksIn(source)),
    link(stamp, old) {
      const [path] = stamp
      onDisk('write', join(shown, path), () => keep(join(old, path), prepare(path)))
      return stamp
    },
    read: (path) => onDisk('read', join(shown, path), () => readFileSync(join(folder, path))),
    remove: (path) => onDisk('write', join(shown, path), () => rmSync(join(folder, path))),
  }
}

/** A hard link costs nothing; on file systems without hard links the file is copied with its times. */
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

function* blocksIn(file: number): Generator<Uint8Array> {
  const block = Buffer.alloc(BLOCK_BYTES)
  for (let read = readSync(file, block); read > 0; read = readSync(file, block)) yield block.subarray(0, read)
}

/**
 * Joins pieces into blocks: a write of many small ones takes the system longer than to copy them. Each block is written
 * before the next one is made in the same memory.
 */
function* blocksOf(pieces: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  const block = Buffer.alloc(BLOCK_BYTES)
  let size = 0
  for (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    if (size + bytes.length > BLOCK_BYTES) {
      yield block.subarray(0, size)
      size = 0
    }
    if (bytes.length > BLOCK_BYTES) {
      yield bytes
      continue
    }
    block.set(bytes, size)
    size += bytes.length
  }
  yield block.subarray(0, size)
}

/**
 * Writes a file that must not exist: an existing one may be a hard link to a file of the old site. The stamp is read from
 * the open file, since only the system knows the time that it recorded.
 */
function writeNew(path: string, pieces: Iterable<string | Uint8Array>): [size: number, modified: number] {
  const file = openSync(path, 'wx')
  try {
    // Takes text as it is, which is several times faster than to make bytes of it first.
    for (const piece of pieces) writeFileSync(file, piece)
    const { size, mtimeMs } = fstatSync(file)
    return [size, mtimeMs]
  } finally {
    closeSync(file)
  }
}

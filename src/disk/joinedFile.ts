import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type FileStamp, isIntact } from './outputRecord.ts'

/** A piece of a file that is joined: a text, or another file of the site, by its path. */
export type JoinedPiece = string | { file: string }

/** The old site, which may have joined the same file from nearly the same pieces. */
type FormerSite = {
  /** The joined file; undefined unless it is as it was written. */
  path: string | undefined
  /** The size of another file when it was joined; undefined if there was none. */
  sizeOf(file: string): number | undefined
  /** Whether the new site takes over a file as it was. */
  isSame(file: string): boolean
}

/** @param files what an earlier build wrote to `out`, by path */
export const formerSite =
  (out: string, files: ReadonlyMap<string, FileStamp>, isSame: FormerSite['isSame']) =>
  (path: string): FormerSite => {
    const stamp = files.get(path)
    return {
      path: stamp && isIntact(out, stamp) ? join(out, path) : undefined,
      sizeOf: (file) => files.get(file)?.[1],
      isSame,
    }
  }

/**
 * The contents of pieces. A file that the old site joined, too, is cut out of what it was joined to: thousands of files would
 * take longer to open than all else that an edit does with them. From the first piece on that is another than before, they are read.
 */
export function* contentsOf(
  pieces: Iterable<JoinedPiece>,
  former: FormerSite,
  read: (file: string) => Uint8Array,
): Generator<Uint8Array> {
  const cut = former.path === undefined ? undefined : openCut(former.path)
  try {
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        const text = Buffer.from(piece)
        cut?.skip(text)
        yield text
      } else {
        const known = cut?.next(former.sizeOf(piece.file))
        yield known && former.isSame(piece.file) ? known : read(piece.file)
      }
    }
  } finally {
    cut?.close()
  }
}

/** A file of thousands of pieces is read in this many bytes at a time. */
const BLOCK_BYTES = 1 << 18

/** Cuts a file piece by piece, as long as the pieces are the expected ones. A piece is there until the next one is asked for. */
function openCut(path: string) {
  const file = openSync(path, 'r')
  let memory = Buffer.allocUnsafeSlow(BLOCK_BYTES)
  let block = memory.subarray(0, 0)
  /** Where the next piece begins in the block, and where the block ends in the file. */
  let at = 0
  let end = 0
  let isLost = false
  const fill = (size: number): void => {
    const left = block.subarray(at)
    if (size > memory.length) memory = Buffer.allocUnsafeSlow(size)
    // New memory for each block would take longer than to read the file.
    left.copy(memory)
    const read = readSync(file, memory, left.length, memory.length - left.length, end)
    block = memory.subarray(0, left.length + read)
    at = 0
    end += read
  }
  const next = (size: number | undefined): Uint8Array | undefined => {
    if (!isLost && size !== undefined && block.length - at < size) fill(size)
    isLost ||= size === undefined || block.length - at < size
    if (isLost || size === undefined) return undefined
    at += size
    return block.subarray(at - size, at)
  }
  return {
    next,
    skip(expected: Uint8Array): void {
      const found = next(expected.length)
      isLost = found === undefined || Buffer.compare(found, expected) !== 0
    },
    close: () => closeSync(file),
  }
}

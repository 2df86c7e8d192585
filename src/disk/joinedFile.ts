import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type FileStamp, isIntact } from './outputRecord.ts'

/** A piece of a file that is joined: a text, or another file of the site, by its path. */
export type JoinedPiece = string | { file: string }

/** The old site, which may have joined the same file from nearly the same pieces. */
export type FormerSite = {
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
): Generator<string | Uint8Array> {
  const cut = former.path === undefined ? undefined : openCut(former.path)
  try {
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        cut?.skip(Buffer.from(piece))
        yield piece
      } else {
        const known = cut?.next(former.sizeOf(piece.file))
        yield known && former.isSame(piece.file) ? known : read(piece.file)
      }
    }
  } finally {
    cut?.close()
  }
}

/** Cuts a file piece by piece, as long as the pieces are the expected ones. */
function openCut(path: string) {
  const file = openSync(path, 'r')
  let at = 0
  let isLost = false
  const next = (size: number | undefined): Uint8Array | undefined => {
    if (isLost || size === undefined) {
      isLost = true
      return undefined
    }
    const bytes = Buffer.allocUnsafe(size)
    isLost = readSync(file, bytes, 0, size, at) !== size
    at += size
    return isLost ? undefined : bytes
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

import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { DiskError, onDisk, removeIfPossible } from './diskError.ts'
import { openRegular, writtenPath } from './sourceReader.ts'

/** The text of a file as it was read, undefined if it did not exist, and as it is to be. */
export type Replacement = { before: string | undefined; after: string }

/**
 * Creates a file of a site, or replaces its text, atomically. Symbolic links and permissions are preserved. Does nothing if
 * the file has changed since it was read.
 * @throws DiskError when writing fails, the file is read-only, or a symbolic link leads where no file is read
 */
export function replaceFile(root: string, path: string, { before, after }: Replacement): void {
  onDisk('write', path, () => {
    const real = writtenPath(root, path)
    if (textIn(real) !== before) return
    if (before !== undefined) requireWritable(real, path)
    const draft = `${real}.portalgen-${process.pid}`
    try {
      writeFileSync(draft, after)
      if (before !== undefined) chmodSync(draft, statSync(real).mode)
      renameSync(draft, real)
    } catch (error) {
      removeIfPossible(draft)
      throw error
    }
  })
}

const WRITE_BITS = 0o222

/** Whoever protects a file means its text, which the permissions of its folder would let be replaced; root may write any. */
function requireWritable(path: string, shown: string): void {
  if ((statSync(path).mode & WRITE_BITS) === 0) throw new DiskError(`cannot write ${shown}: the file is read-only`)
  accessSync(path, constants.W_OK)
}

/** Reads a file that may not exist. @throws DiskError */
export const readIfPresent = (path: string, shown: string): string | undefined =>
  onDisk('read', shown, () => textIn(path))

function textIn(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const { descriptor } = openRegular(path)
  try {
    return readFileSync(descriptor, 'utf8')
  } finally {
    closeSync(descriptor)
  }
}

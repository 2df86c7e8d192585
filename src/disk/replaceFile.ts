import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { onDisk, removeIfPossible } from './diskError.ts'

/** The text of a file as it was read, undefined if it did not exist, and as it is to be. */
export type Replacement = { before: string | undefined; after: string }

/**
 * Creates a file, or replaces its text, atomically. Symbolic links and permissions are preserved. Does nothing if the file
 * has changed since it was read.
 * @throws DiskError when writing fails
 */
export function replaceFile(path: string, shown: string, { before, after }: Replacement): void {
  onDisk('write', shown, () => {
    const real = existsSync(path) ? realpathSync(path) : path
    if (textIn(real) !== before) return
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

/** Reads a file that may not exist. @throws DiskError */
export const readIfPresent = (path: string, shown: string): string | undefined =>
  onDisk('read', shown, () => textIn(path))

const textIn = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { onDisk } from './diskError.ts'

/**
 * Replaces the text of a file atomically. Symbolic links and permissions are preserved.
 * @throws DiskError when writing fails, or when the file has changed since it was read
 */
export function replaceFile(path: string, shown: string, { before, after }: { before: string; after: string }): void {
  onDisk('write', shown, () => {
    const real = realpathSync(path)
    if (readFileSync(real, 'utf8') !== before) return
    const draft = `${real}.portalgen-${process.pid}`
    try {
      writeFileSync(draft, after)
      chmodSync(draft, statSync(real).mode)
      renameSync(draft, real)
    } finally {
      rmSync(draft, { force: true })
    }
  })
}

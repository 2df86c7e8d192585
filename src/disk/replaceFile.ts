import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { onDisk } from './diskTrouble.ts'

/**
 * Puts a text where another was, whole or not at all. A link stays a link, and the permissions stay.
 * @throws DiskTrouble when the disk refuses, or when the file is no longer what it was
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

import { renameSync, writeFileSync } from 'node:fs'
import { onDisk } from './diskError.ts'

/** Writes a file whose name identifies its content. The rename makes the write atomic. @throws DiskError */
export function writeOnce(path: string, shown: string, bytes: Uint8Array): void {
  const draft = `${path}.${process.pid}`
  onDisk('write', shown, () => {
    writeFileSync(draft, bytes)
    renameSync(draft, path)
  })
}

import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { onDisk } from '../disk/diskError.ts'
import { UsageError } from './errors.ts'
import { starterSite } from './starterSite.ts'

/**
 * Creates a small site that builds. Existing files are not overwritten.
 * @throws UsageError when there is a site already
 */
export function makeSite(cwd: string, dir: string): void {
  const root = resolve(cwd, dir)
  const taken = ['content', 'openapi'].find((name) => isTaken(join(root, name)))
  if (taken) throw new UsageError(`"${dir}" already contains "${taken}"; nothing was written`)
  for (const { path, content } of starterSite()) {
    const target = join(root, path)
    if (existsSync(target)) continue
    onDisk('write', join(dir, path), () => {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
    })
  }
}

/** An empty folder may be used. */
function isTaken(path: string): boolean {
  if (!existsSync(path)) return false
  return !statSync(path).isDirectory() || readdirSync(path).length > 0
}

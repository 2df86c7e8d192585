import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, PROGRAM, packageRoot, run } from '../cli/portalgen.ts'
import { siteIn } from './fullSite.ts'

/** Whether this Node has a permission model, and under which name. */
export const PERMISSION = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

/** Runs a command that may read the package and the repository of a site, and write its output and cache, nothing else. */
export function permitted(repository: string, args: string[]): Ended {
  const real = realpathSync(repository)
  const root = siteIn(real)
  const reads = [packageRoot, realpathSync(join(packageRoot, 'node_modules')), real].map((folder) => `${folder}/*`)
  const writes = ['dist*', '.dist.portalgen-*', '.portalgen*'].map((name) => join(root, name))
  const flags = [
    ...['--no-warnings', PERMISSION ?? '', '--allow-worker', '--allow-child-process', '--allow-addons'],
    ...new Set(reads.map((path) => `--allow-fs-read=${path}`)),
    ...writes.map((path) => `--allow-fs-write=${path}`),
  ]
  return run(process.execPath, [...flags, PROGRAM, ...args], root)
}

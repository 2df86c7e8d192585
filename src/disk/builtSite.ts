import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { DiskTrouble, onDisk } from './diskTrouble.ts'

/** Tells a later build that the folder is ours to replace, and `preview` how to serve it. */
export const MARKER = '.portalgen'

export type BuiltSite = { baseUrl: string }

/** What `build` noted about the site in an output folder; undefined when that is not ours. */
export function readBuiltSite(out: string): BuiltSite | undefined {
  const noted = readMarker(join(out, MARKER))
  const known = typeof noted === 'object' && noted !== null && 'baseUrl' in noted
  return known && typeof noted.baseUrl === 'string' ? { baseUrl: noted.baseUrl } : undefined
}

/** A site's root has a folder of the same name, for the cache: that does not make the root ours. */
function readMarker(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** A folder that is not ours is never deleted: `--out .` must not cost anybody their work. */
export function guardOutput(root: string, out: string, shown: string): void {
  const sources = [root, join(root, 'content'), join(root, 'openapi')]
  if (sources.some((source) => isSameOrAbove(out, source)) || isSameOrAbove(join(root, 'content'), out)) {
    throw new DiskTrouble(
      `cannot build into ${shown}: it holds the sources of the site; choose another folder with --out`,
    )
  }
  const found = onDisk('read', shown, () => (existsSync(out) ? readdirSync(out) : []))
  if (found.length === 0 || readBuiltSite(out)) return
  throw new DiskTrouble(
    `cannot build into ${shown}: portalgen did not make it; remove it, or choose another folder with --out`,
  )
}

const isSameOrAbove = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

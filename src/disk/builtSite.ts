import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { DiskError, onDisk } from './diskError.ts'

/**
 * The file that marks a folder as built by portalgen, so that a later build may replace it, and tells `preview` how to
 * serve it.
 */
export const MARKER = '.portalgen'

export type BuiltSite = { baseUrl: string }

/** Reads what `build` recorded about the site in an output folder; undefined if portalgen did not build it. */
export function readBuiltSite(out: string): BuiltSite | undefined {
  const noted = readMarker(join(out, MARKER))
  const known = typeof noted === 'object' && noted !== null && 'baseUrl' in noted
  return known && typeof noted.baseUrl === 'string' ? { baseUrl: noted.baseUrl } : undefined
}

/** The site root has a folder of the same name, for the cache; that does not make the root an output folder. */
function readMarker(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Refuses to build into a folder that portalgen did not create, since a build replaces the folder. `--out .` must not
 * delete the sources.
 */
export function guardOutput(root: string, out: string, shown: string): void {
  const sources = [root, join(root, 'content'), join(root, 'openapi')]
  if (sources.some((source) => isSameOrAbove(out, source)) || isSameOrAbove(join(root, 'content'), out)) {
    throw new DiskError(
      `cannot build into ${shown}: the folder contains the sources of the site; choose another folder with --out`,
    )
  }
  const found = onDisk('read', shown, () => (existsSync(out) ? readdirSync(out) : []))
  if (found.length === 0 || readBuiltSite(out)) return
  throw new DiskError(
    `cannot build into ${shown}: the folder was not created by portalgen; remove it, or choose another folder with --out`,
  )
}

const isSameOrAbove = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

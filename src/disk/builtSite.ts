import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { onDisk, RefusedOutput } from './diskError.ts'
import { readOwnFile } from './ownFile.ts'
import { foreignFiles, isUnused } from './ownFiles.ts'

/**
 * The file that marks a folder as built by portalgen, so that a later build may replace it, and tells `preview` how to
 * serve it.
 */
export const MARKER = '.portalgen'

export type BuiltSite = {
  baseUrl: string
  /** Which files the build wrote, in a short form; older versions did not record it. */
  files?: string | undefined
}

/** Reads what `build` recorded about the site in an output folder; undefined if portalgen did not build it. */
export function readBuiltSite(out: string): BuiltSite | undefined {
  const noted = readMarker(join(out, MARKER))
  const known = typeof noted === 'object' && noted !== null && 'baseUrl' in noted
  if (!known || typeof noted.baseUrl !== 'string') return undefined
  return {
    baseUrl: noted.baseUrl,
    files: 'files' in noted && typeof noted.files === 'string' ? noted.files : undefined,
  }
}

/** The site root has a folder of the same name, for the cache; that does not make the root an output folder. */
function readMarker(path: string): unknown {
  try {
    return JSON.parse(readOwnFile(path) ?? 'null')
  } catch {
    return undefined
  }
}

/**
 * Refuses to build into a folder that portalgen did not create, since a build replaces the folder. `--out .` must not
 * delete the sources.
 */
export function guardOutput(root: string, out: string, shown: string): void {
  const real = realpathSync(root)
  const sources = [real, ...['content', 'openapi', 'theme'].map((name) => join(real, name))]
  if (sources.some((source) => isSameOrAbove(out, source)) || isSameOrAbove(join(real, 'content'), out)) {
    throw new RefusedOutput(
      `cannot build into ${shown}: the folder contains the sources of the site; choose another folder with --out`,
    )
  }
  if (relative(real, out).toLowerCase().split(sep).includes('.git')) {
    throw new RefusedOutput(
      `cannot build into ${shown}: Git keeps its repository in ".git"; choose another folder with --out`,
    )
  }
  const found = onDisk('read', shown, () => (existsSync(out) ? readdirSync(out) : []))
  if (isUnused(found) || readBuiltSite(out)) return
  throw new RefusedOutput(
    `cannot build into ${shown}: the folder was not created by portalgen; remove it, or choose another folder with --out`,
  )
}

/** Refuses to replace a folder that has files which no build wrote. */
export function refuseForeign(out: string, shown: string): void {
  const files = existsSync(out) ? readBuiltSite(out)?.files : undefined
  const [first, ...more] = files === undefined ? [] : onDisk('read', shown, () => foreignFiles(out, files))
  if (first === undefined) return
  const named = more.length === 0 ? `"${first}"` : `"${first}" and ${more.length} more`
  throw new RefusedOutput(
    `cannot build into ${shown}: no build wrote ${named}; move what is yours below content/, or remove it with --clean`,
  )
}

const isSameOrAbove = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourcePath } from '../model/route.ts'
import { decodeText } from './decodeText.ts'

/** A larger file is hardly an example. */
const LARGEST = 1_000_000

/**
 * Reads a text file that a page includes: a regular one below the site root or a folder that the configuration names, also
 * through symbolic links. Files and folders whose names begin with "." are never read.
 * @param path from the site root
 */
export function readIncludedFile(root: string, path: string, folders: string[]): string | undefined {
  try {
    const real = realpathSync.native(join(root, path))
    const allowed = ['.', ...folders].map((folder) => join(root, folder)).flatMap(realPath)
    const stats = statSync(real)
    if (!allowed.some((folder) => isVisibleIn(folder, real)) || !stats.isFile() || stats.size > LARGEST)
      return undefined
    const { value, problems } = decodeText(sourcePath(path), readFileSync(real))
    return problems.length > 0 ? undefined : value.text
  } catch {
    // What cannot be read is reported where it is included.
    return undefined
  }
}

function realPath(folder: string): string[] {
  try {
    return [realpathSync.native(folder)]
  } catch {
    return []
  }
}

const isVisibleIn = (folder: string, file: string): boolean => {
  const segments = relative(folder, file).split(sep)
  return !segments.some((segment) => segment.startsWith('.') || segment === 'node_modules')
}

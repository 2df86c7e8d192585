import { realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isThere } from './isThere.ts'

/**
 * The path of a site root from the top of its repository, or else from the working directory; empty if they are the same,
 * otherwise with a slash at its end.
 */
export function pathInRepository(root: string, cwd: string): string {
  const real = realpathSync(root)
  const path = relative(topOf(real) ?? realpathSync(cwd), real)
  return path === '' ? '' : `${path.split(sep).join('/')}/`
}

/** The nearest folder with `.git`, which is a file in a worktree. */
export function topOf(folder: string): string | undefined {
  if (isThere(join(folder, '.git'))) return folder
  return dirname(folder) === folder ? undefined : topOf(dirname(folder))
}

import { existsSync, lstatSync, mkdirSync, type Stats } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hasCode } from './diskError.ts'

/** Where a user's compiled code is kept. As to Node, an empty variable is none. */
export const codeFolder = (): string =>
  join(process.env['NODE_COMPILE_CACHE'] || tmpdir(), `portalgen-${process.getuid?.() ?? 'code'}`)

/** @returns whether nobody else can have put a file there, since what is read is run */
export function isPrivate(folder: string): boolean {
  try {
    const stats = lstatSync(folder)
    return stats.isDirectory() && isOwn(stats) && (stats.mode & 0o022) === 0
  } catch {
    // There is none yet, or this process may not read it.
    return false
  }
}

/** Makes the folder if there is none. @returns whether it is private */
export function makePrivate(folder: string): boolean {
  makeFolder(folder)
  return isPrivate(folder)
}

/**
 * Makes a folder, after those above it that are not there. To make all at once never ends in Node where no folder can be made,
 * as in `/proc`.
 */
function makeFolder(path: string): void {
  const above = dirname(path)
  if (existsSync(path) || above === path) return
  makeFolder(above)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Several processes start at once.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

export const isOwn = ({ uid }: Stats): boolean => uid === (process.getuid?.() ?? uid)

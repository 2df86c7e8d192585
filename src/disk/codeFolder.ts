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

/**
 * Makes the folder if there is none, and the one that it is in. Not those above: where no folder can be made, as in `/proc`,
 * making them all never ends in Node.
 * @returns whether it is private
 */
export function makePrivate(folder: string): boolean {
  for (const path of [dirname(folder), folder]) if (!existsSync(path)) makeFolder(path)
  return isPrivate(folder)
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Several processes start at once.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

export const isOwn = ({ uid }: Stats): boolean => uid === (process.getuid?.() ?? uid)

import { lstatSync, mkdirSync, type Stats } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return isPrivate(folder)
}

export const isOwn = ({ uid }: Stats): boolean => uid === (process.getuid?.() ?? uid)

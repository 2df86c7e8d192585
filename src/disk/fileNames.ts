import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { error, type Problem, startOf, warning } from '../model/problem.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'

// https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
const RESERVED = /^(?:con|conin\$|conout\$|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]|[. ]$/u

/** Whether Windows can have a file or folder of this name. */
export const isWindowsName = (name: string): boolean => !RESERVED.test(name) && !FORBIDDEN.test(name)

/** What is wrong with the name of a file or folder; every path starts with those of its folders. */
export function nameProblem(root: string, path: SourcePath): Problem | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Node puts this character in the place of bytes that it cannot read.
  if (name.includes('\uFFFD') && !existsSync(join(root, path))) {
    return error('invalid-name', startOf(folderOf(path)), {
      message: `the name of "${name}" is not encoded in UTF-8, so it cannot be read`,
      fix: 'rename the file',
    })
  }
  if (isWindowsName(name)) return undefined
  return warning('invalid-name', startOf(path), {
    message: `Windows cannot have a file named "${name}", so this site cannot be checked out or built there`,
    fix: 'rename it',
  })
}

/** Where somebody can look for it. */
const folderOf = (path: SourcePath): SourcePath => sourcePath(path.slice(0, path.lastIndexOf('/')))

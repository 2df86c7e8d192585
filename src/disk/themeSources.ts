import { type Dirent, readdirSync } from 'node:fs'
import type { SourceFile } from '../model/page.ts'
import type { Checked, Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'
import { decodeText } from './decodeText.ts'
import { hasCode } from './diskError.ts'
import { readWhole } from './readWhole.ts'
import { type SourceReader, sourceReader } from './sourceReader.ts'
import { unreadable } from './unreadable.ts'

/** The folder with the parts of a site. */
export const THEME_FOLDER = 'theme'

const SCRIPT = /\.(?:[jt]sx?|mjs|json)$/

/** Reads the scripts below the `theme/` folder of a site; none if there is no such folder. */
export function readThemeFiles(root: string): Checked<SourceFile[]> {
  const reader = sourceReader(root)
  const visited = new Set<string>()
  const found: { value: SourceFile[]; problems: Problem[] } = { value: [], problems: [] }
  const readFolder = (folder: SourcePath): void => {
    for (const entry of entriesIn(folder, reader, visited)) {
      const path = sourcePath(`${folder}/${entry.name}`)
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      attempt(path, () => {
        if (entry.isDirectory() || (entry.isSymbolicLink() && !SCRIPT.test(path))) readFolder(path)
        else if (SCRIPT.test(path)) keep(reader.read(path, (opened) => decodeText(path, readWhole(path, opened))))
      })
    }
  }
  const keep = ({ value, problems }: Checked<SourceFile>): void => {
    found.value.push(value)
    pushAll(found.problems, problems)
  }
  const attempt = (path: SourcePath, step: () => void): void => {
    try {
      step()
    } catch (cause) {
      found.problems.push(unreadable(path, cause))
    }
  }
  attempt(sourcePath(THEME_FOLDER), () => readFolder(sourcePath(THEME_FOLDER)))
  return found
}

/** In the order of their names; none of a folder that was read already, or does not exist. */
function entriesIn(folder: SourcePath, reader: SourceReader, visited: Set<string>): Dirent[] {
  try {
    const real = reader.folder(folder)
    if (visited.has(real)) return []
    visited.add(real)
    return readdirSync(real, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (cause) {
    // Without the folder there is no theme; a link to a file is not a script of the theme.
    if (hasCode(cause, 'ENOENT', 'ENOTDIR')) return []
    throw cause
  }
}

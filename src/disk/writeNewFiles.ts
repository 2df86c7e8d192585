import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputFile } from '../model/output.ts'
import { hasCode, onDisk } from './diskError.ts'
import { writtenPath } from './sourceReader.ts'

type NewFile = Pick<OutputFile, 'path' | 'content'>

/**
 * Writes files that do not exist yet: all of them, or none.
 * @param shownIn the folder as shown in messages
 * @throws DiskError when one of them cannot be written, exists, or a symbolic link leads out of the folder
 */
export function writeNewFiles(folder: string, files: NewFile[], shownIn = ''): void {
  const made: string[] = []
  try {
    for (const { path, content } of files)
      onDisk('write', join(shownIn, path), () => writeNewFile(writtenPath(folder, path), content, made))
  } catch (error) {
    for (const path of made.toReversed()) rmSync(path, { recursive: true, force: true })
    throw error
  }
}

/** @param made receives what must be removed again if another file cannot be written */
function writeNewFile(path: string, content: NewFile['content'], made: string[]): void {
  const folder = mkdirSync(dirname(path), { recursive: true })
  if (folder !== undefined) made.push(folder)
  try {
    writeFileSync(path, content, { flag: 'wx' })
    made.push(path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) made.push(path)
    throw error
  }
}

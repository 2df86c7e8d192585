import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export type Files = Record<string, string | Uint8Array>

/** Registers what is to be done in the end: of the test, unless a file shares what is made. */
export type AtEnd = (end: () => void | Promise<void>) => void

/** A folder of its own with these files; removed when the test is over. */
export function folderWith(files: Files, atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'portalgen-test-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** The files of a folder, by their paths from it. */
export const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path))]),
  )

import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import { isLeftBehind, ownMark } from '../../disk/leftBehind.ts'
import { type Replacement, readIfPresent, replaceFile } from '../../disk/replaceFile.ts'
import type { FrozenFile } from './freezing.ts'
import type { FreezePlan } from './planFreeze.ts'

const DRAFT = '.portalgen-version-'

/**
 * Writes a frozen version: everything beside its place first; what was put in place is removed again if the rest fails.
 * @throws DiskError, or the error of the system
 */
export function writeFreeze(root: string, config: string, { files, folders, records, config: text }: FreezePlan): void {
  removeDrafts(root, folders)
  const draftOf = (folder: string): string => `${dirname(folder)}/${DRAFT}${folders.indexOf(folder)}${ownMark()}`
  const made: string[] = []
  const replaced: (Replacement & { path: string })[] = []
  try {
    for (const folder of folders) made.push(draftOf(folder))
    for (const file of files) {
      const folder = folders.find((each) => file.path.startsWith(`${each}/`)) ?? ''
      write(root, file, draftOf(folder) + file.path.slice(folder.length))
    }
    for (const folder of folders) {
      onDisk('write', folder, () => renameSync(join(root, draftOf(folder)), join(root, folder)))
      made.push(folder)
    }
    for (const { path, text: after } of [...records, { path: config, text }]) {
      const before = readIfPresent(join(root, path), path)
      replaceFile(root, path, { before, after })
      replaced.push({ path, before, after })
    }
  } catch (error) {
    for (const folder of made) rmSync(join(root, folder), { recursive: true, force: true })
    for (const { path, before = '', after } of replaced) replaceFile(root, path, { before: after, after: before })
    throw error
  }
}

function write(root: string, file: FrozenFile, draft: string): void {
  onDisk('write', file.path, () => {
    mkdirSync(dirname(join(root, draft)), { recursive: true })
    if (file.kind === 'text') writeFileSync(join(root, draft), file.text)
    else copyFileSync(join(root, file.source), join(root, draft))
  })
}

/** Removes what a version that was killed has left beside the places of its folders. */
function removeDrafts(root: string, folders: string[]): void {
  for (const parent of new Set(folders.map((folder) => dirname(join(root, folder)))))
    for (const name of existsSync(parent) ? onDisk('read', parent, () => readdirSync(parent)) : []) {
      const draft = join(parent, name)
      if (name.startsWith(DRAFT) && isLeftBehind(name))
        onDisk('remove', draft, () => rmSync(draft, { recursive: true, force: true }))
    }
}

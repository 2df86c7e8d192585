import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { onDisk } from './diskTrouble.ts'
import { isLeftBehind } from './leftBehind.ts'

/** Puts the staging folder in the place of the output folder. @returns where the old site is now */
export function swap(out: string, staging: string): string | undefined {
  const old = existsSync(out) ? `${siblingPrefix(out)}old-${process.pid}` : undefined
  if (old !== undefined) renameSync(out, old)
  try {
    renameSync(staging, out)
  } catch (trouble) {
    if (old !== undefined) renameSync(old, out)
    throw trouble
  }
  return old
}

/** A killed build may leave its staging folder, and, between two renames, the old site under another name. */
export function cleanUpAfterKilledBuilds(out: string, shown: string): void {
  const parent = dirname(out)
  if (!existsSync(parent)) return
  const prefix = basename(siblingPrefix(out))
  const names = onDisk('read', dirname(shown), () => readdirSync(parent))
  for (const name of names.filter((each) => each.startsWith(prefix) && isLeftBehind(each))) {
    const left = join(parent, name)
    if (name.startsWith(`${prefix}old-`) && !existsSync(out)) onDisk('restore', shown, () => renameSync(left, out))
    else onDisk('remove', left, () => rmSync(left, { recursive: true, force: true }))
  }
}

/** What a build keeps beside the output folder has names that begin so. */
export const siblingPrefix = (out: string): string => join(dirname(resolve(out)), `.${basename(out)}.portalgen-`)

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { onDisk } from './diskTrouble.ts'

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

/**
 * A killed build may leave its staging folder, and, between two renames, the old site under another name. Only the owner
 * of the lock has any of these, so that whoever takes it next finds those of builds that have ended.
 */
export function cleanUpAfterKilledBuilds(out: string, shown: string): void {
  const parent = dirname(out)
  const prefix = basename(siblingPrefix(out))
  const names = onDisk('read', dirname(shown), () => readdirSync(parent))
  for (const name of names.filter((each) => each.startsWith(prefix) && !isOfLock(each.slice(prefix.length)))) {
    const left = join(parent, name)
    if (name.startsWith(`${prefix}old-`) && !existsSync(out)) onDisk('restore', shown, () => renameSync(left, out))
    else onDisk('remove', left, () => rmSync(left, { recursive: true, force: true }))
  }
}

/** The lock itself and the life sign of its owner; what others write to take the lock is removed. */
const isOfLock = (name: string): boolean => name === LOCK || name === `${LOCK}-alive`

/** What the lock of an output folder is called among what is kept beside it. */
export const LOCK = 'lock'

/** What a build keeps beside the output folder has names that begin so. */
export const siblingPrefix = (out: string): string => join(dirname(resolve(out)), `.${basename(out)}.portalgen-`)

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { onDisk, reasonOf } from './diskError.ts'
import { giveBack } from './ownFiles.ts'

/** Replaces the output folder by the staging folder. @returns the path of the old site */
export function swap(out: string, staging: string): string | undefined {
  const old = existsSync(out) ? `${siblingPrefix(out)}old-${process.pid}` : undefined
  if (old !== undefined) renameSync(out, old)
  try {
    renameSync(staging, out)
  } catch (error) {
    if (old !== undefined) renameSync(old, out)
    throw error
  }
  return old
}

/**
 * Keeps the old site as the spare one, which the build after the next begins with. Where that cannot be, as on another
 * file system, it is removed.
 * @returns folders that the caller removes
 */
export function retire(old: string, spare: string): string[] {
  const outdated = `${old}-spare`
  const inTheWay: string[] = []
  try {
    mkdirSync(dirname(spare), { recursive: true })
    if (existsSync(spare)) {
      renameSync(spare, outdated)
      inTheWay.push(outdated)
    }
    renameSync(old, spare)
    return inTheWay
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return [...inTheWay, old]
  }
}

/**
 * A killed build may leave its staging folder and, if killed between two renames, the old site under another name. Only
 * the owner of the lock creates these, so the next owner may treat them as left over.
 */
export function cleanUpAfterKilledBuilds(out: string, shown: string): void {
  const parent = dirname(out)
  const prefix = basename(siblingPrefix(out))
  const left = besideOutput(out, shown).filter((each) => !isOfLock(each.slice(prefix.length)))
  const old = existsSync(out) ? undefined : left.find((name) => name.startsWith(`${prefix}old-`))
  if (old !== undefined) onDisk('restore', shown, () => renameSync(join(parent, old), out))
  for (const name of left.filter((each) => each !== old)) {
    const unneeded = join(parent, name)
    onDisk('restore', shown, () => giveBack(unneeded, out))
    onDisk('remove', unneeded, () => rmSync(unneeded, { recursive: true, force: true }))
  }
}

/** Names what builds keep beside the output folder: those that are running, and those that were killed. */
export function besideOutput(out: string, shown: string): string[] {
  const parent = dirname(out)
  const names = onDisk('read', dirname(shown), () => (existsSync(parent) ? readdirSync(parent) : []))
  return names.filter((each) => each.startsWith(basename(siblingPrefix(out))))
}

/** Keeps the lock and the socket of its owner; removes drafts of locks. */
const isOfLock = (name: string): boolean => name === LOCK || name === `${LOCK}-alive`

/** The name of an output folder's lock. */
export const LOCK = 'lock'

/** The prefix of everything that a build keeps beside the output folder. */
export const siblingPrefix = (out: string): string => join(dirname(resolve(out)), `.${basename(out)}.portalgen-`)

import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Loaded by name; all others are loaded by these, by names that have a hash of their content. */
const LAST = ['index.cjs', 'main.cjs', 'start.cjs', 'theme.cjs', 'thread.cjs', 'prepare.cjs', 'stamp']

/**
 * Puts a folder of files in the place of another one. Other processes may be doing the same, or loading what there is: at no moment
 * is a file missing that the old folder and the new one have.
 *
 * @param {string} fresh the new folder, which is gone afterwards
 * @param {string} lib
 */
export function swapIn(fresh, lib) {
  try {
    // In one step where there is nothing yet; a folder with files is never replaced.
    renameSync(fresh, lib)
  } catch (cause) {
    if (!isInTheWay(cause)) throw cause
    replaceFiles(fresh, lib)
  }
}

/** @param {unknown} cause */
const isInTheWay = (cause) =>
  cause instanceof Error && 'code' in cause && ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(String(cause.code))

/**
 * @param {string} fresh
 * @param {string} lib
 */
function replaceFiles(fresh, lib) {
  const names = readdirSync(fresh).toSorted((one, other) => LAST.indexOf(one) - LAST.indexOf(other))
  for (const name of names) renameSync(join(fresh, name), join(lib, name))
  rmSync(fresh, { recursive: true })
  const kept = new Set(names)
  for (const name of readdirSync(lib)) if (!kept.has(name)) rmSync(join(lib, name), { recursive: true, force: true })
}

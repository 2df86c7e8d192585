import { hash } from 'node:crypto'
import { constants, copyFileSync, type Dirent, existsSync, lstatSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

// What hosts and version control keep in a folder that is published from. A build takes it along.
const KEPT = new Set(['.git', 'CNAME'])

/** Files that file managers leave in each folder that they show; they may be removed. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** The files below a folder, with `/`, without what is kept and litter. */
export function filesBelow(folder: string): string[] {
  const found: string[] = []
  const read = (inside: string): void => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      if (LITTER.has(entry.name) || (inside === '' && isKept(entry))) continue
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`
      if (entry.isDirectory()) read(path)
      else found.push(path)
    }
  }
  read('')
  return found
}

/** Whether a folder that no build has written to yet has nothing that one would remove. */
export const isUnused = (names: string[]): boolean => names.every((name) => KEPT.has(name) || LITTER.has(name))

const isKept = ({ name }: Dirent): boolean => KEPT.has(name)

/** Paths in a form that is short enough to stand in the output folder itself: in order, six characters each. */
export const fingerprintsOf = (paths: Iterable<string>): string => [...paths].map(fingerprintOf).toSorted().join('')

const fingerprintOf = (path: string): string => hash('sha256', path, 'base64url').slice(0, LENGTH)

const LENGTH = 6

/** The files of a folder that are not among those that a build wrote there. */
export function foreignFiles(folder: string, fingerprints: string): string[] {
  const own = new Set(fingerprints.match(new RegExp(`.{${LENGTH}}`, 'g')))
  return filesBelow(folder).filter((path) => !own.has(fingerprintOf(path)))
}

/**
 * Takes along what is kept, if the new site has no file of that name. A folder is moved: `giveBack` undoes it.
 */
export function takeAlong(from: string, to: string): void {
  for (const name of KEPT) {
    const [there, here] = [join(from, name), join(to, name)]
    const stats = lstatSync(there, { throwIfNoEntry: false })
    if (!stats || existsSync(here)) continue
    if (stats.isDirectory()) renameSync(there, here)
    else copyFileSync(there, here, constants.COPYFILE_EXCL)
  }
}

/** Returns a kept folder from a site that is not going to be used. No build makes a folder of such a name. */
export function giveBack(from: string, to: string): void {
  // A killed build may have left a draft of its lock, which is a file.
  if (!lstatSync(from, { throwIfNoEntry: false })?.isDirectory()) return
  for (const name of KEPT) {
    const isMoved = lstatSync(join(from, name), { throwIfNoEntry: false })?.isDirectory() === true
    if (isMoved && existsSync(to) && !existsSync(join(to, name))) renameSync(join(from, name), join(to, name))
  }
}

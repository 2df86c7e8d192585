import { accessSync, constants, type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'

/** Folders that hold what generators make, and not what people write. */
const SKIPPED = new Set(['node_modules', '.git', '.docusaurus', '.astro'])
/** Those, too, where a build writes them: a chapter of a book may have the same name. */
const OUTPUTS = new Set(['dist', 'build'])

type Found = { path: string } & ({ kind: 'file'; place: string } | { kind: 'unread'; what: string })

/** Finds the files below a folder, and those that symbolic links lead to, once each. @param top where links may lead */
export function treeWalk(root: string, top: string): (folder: string, prefix: string) => Generator<Found> {
  const linkedFolders = new Set<string>()
  function* walk(folder: string, prefix: string): Generator<Found> {
    const shown = relative(root, folder).split(sep).join('/') || '.'
    const entries = onDisk('read', shown, () => readdirSync(folder, { withFileTypes: true }))
    const isOfPackage = basename(folder).startsWith('.') || entries.some(({ name }) => name === 'package.json')
    for (const entry of entries) {
      const place = join(folder, entry.name)
      if (SKIPPED.has(entry.name)) continue
      if (OUTPUTS.has(entry.name) && (isOfPackage || isOutput(place, prefix === ''))) continue
      const path = prefix + entry.name
      const linked = entry.isSymbolicLink() ? linkedTo(place, top) : undefined
      const what = linked === undefined ? whyUnread(entry, place) : undefined
      if (what !== undefined) yield { kind: 'unread', path, what }
      else if (linked !== undefined && statSync(linked).isDirectory()) yield* walkLinked(linked, path)
      else if (entry.isDirectory()) yield* walk(place, `${path}/`)
      else yield { kind: 'file', path, place: linked ?? place }
    }
  }
  function* walkLinked(folder: string, path: string): Generator<Found> {
    // Another link to the same folder, or one to a folder around it, may be a circle.
    const isKnown = [realpathSync(root), ...linkedFolders].some((each) => overlap(each, folder))
    if (isKnown) yield { kind: 'unread', path, what: LINK }
    else {
      linkedFolders.add(folder)
      yield* walk(folder, `${path}/`)
    }
  }
  return walk
}

/** Whether a folder holds a published site, or, at the top, something else than pages. */
function isOutput(folder: string, isAtTop: boolean): boolean {
  if (!isReadable(folder) || !statSync(folder).isDirectory()) return false
  const names = readdirSync(folder)
  return names.includes('index.html') || (isAtTop && !names.some((name) => /\.mdx?$/i.test(name)))
}

export const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

const overlap = (one: string, other: string): boolean => isInside(one, other) || isInside(other, one)

/** What a symbolic link leads to, if it is something that people write in the same repository. */
function linkedTo(path: string, top: string): string | undefined {
  if (!existsSync(path) || !isReadable(path)) return undefined
  const [target, inside] = [realpathSync(path), realpathSync(top)]
  const segments = relative(inside, target).split(sep)
  const isHidden = segments.some((each) => each.startsWith('.') || SKIPPED.has(each) || OUTPUTS.has(each))
  const isPlain = statSync(target).isFile() || statSync(target).isDirectory()
  return isInside(target, inside) && !isHidden && isPlain ? target : undefined
}

const LINK = 'symbolic link'

function whyUnread(entry: Dirent, path: string): string | undefined {
  // It may lead out of the repository, or back into the site.
  if (entry.isSymbolicLink()) return LINK
  if (!entry.isDirectory() && !entry.isFile()) return 'named pipe, socket or device'
  // Node puts this character in the place of bytes that it cannot read.
  if (entry.name.includes('\uFFFD') && !existsSync(path)) return 'name that is not encoded in UTF-8'
  return isReadable(path) ? undefined : `${entry.isDirectory() ? 'folder' : 'file'} without permission to read it`
}

export function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

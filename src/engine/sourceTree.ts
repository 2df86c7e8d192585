import {
  accessSync,
  constants,
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { onDisk } from '../disk/diskError.ts'
import { topOf } from '../disk/repository.ts'
import type { SourceTree } from '../import/foreignSite.ts'
import { pathsAbove } from '../import/pathsAbove.ts'

/** The tree of a folder on the disk, and where each of its files is. */
type DiskTree = SourceTree & {
  /** The folders that it was read from: that of the site, and those outside that it names. */
  folders: string[]
  fileOf(path: string): string
}

/** Folders that hold what generators make, and not what people write. */
const SKIPPED = new Set(['node_modules', '.git', '.docusaurus', 'public/.cache', '.astro'])
/** Those, too, where a build writes them: a chapter of a book may have the same name. */
const OUTPUTS = new Set(['dist', 'build'])

/**
 * Reads the names of the files of a site. What its configuration or its pages name outside of its folder (`path: '../docs'`)
 * stands in the tree at the same path without `..`, as long as it is in the same repository, or beside the folder if there is none.
 */
export function readTree(root: string): DiskTree {
  const places = new Map<string, string>()
  const unread: { path: string; what: string }[] = []
  const repository = topOf(root)
  const linkedFolders = new Set<string>()
  const visit = (folder: string, prefix: string): void => {
    const shown = relative(root, folder).split(sep).join('/') || '.'
    const entries = onDisk('read', shown, () => readdirSync(folder, { withFileTypes: true }))
    const isOfPackage = basename(folder).startsWith('.') || entries.some(({ name }) => name === 'package.json')
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (SKIPPED.has(entry.name)) continue
      if (OUTPUTS.has(entry.name) && (isOfPackage || isOutput(path, prefix === ''))) continue
      const name = prefix + entry.name
      const linked = entry.isSymbolicLink() ? linkedTo(path, repository ?? root) : undefined
      const what = linked === undefined ? whyUnread(entry, path) : undefined
      if (what !== undefined) unread.push({ path: name, what })
      else if (linked !== undefined && statSync(linked).isDirectory()) visitLinked(linked, name)
      else if (entry.isDirectory()) visit(path, `${name}/`)
      else places.set(name, linked ?? path)
    }
  }
  const visitLinked = (folder: string, name: string): void => {
    // Another link to the same folder, or one to a folder around it, may be a circle.
    const isKnown = [realpathSync(root), ...linkedFolders].some((each) => overlap(each, folder))
    if (isKnown) unread.push({ path: name, what: LINK })
    else {
      linkedFolders.add(folder)
      visit(folder, `${name}/`)
    }
  }
  const textOf = (path: string): string | undefined => {
    const place = places.get(path)
    return place === undefined ? undefined : onDisk('read', path, () => readFileSync(place, 'utf8'))
  }
  visit(root, '')
  const top = repository ?? dirname(root)
  const texts = new Map<string, string | undefined>()
  const text = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, textOf(path))
    return texts.get(path)
  }
  const outside = pathsAbove([...places.keys()], text)
    .map((each) => ({ ...each, place: resolve(root, each.written) }))
    .filter(({ place }) => isIn(top, place) && !isInside(root, place))
  const readOutside = (by: 'configuration' | 'page'): void => {
    for (const each of outside.filter((other) => other.by === by))
      if (statSync(each.place).isDirectory()) visit(each.place, `${each.path}/`)
      else places.set(each.path, each.place)
  }
  readOutside('configuration')
  const files = [...places.keys()].toSorted()
  // Pages show parts of it; nothing there is a page or a picture of the site itself.
  readOutside('page')
  const folders = outside.filter(({ place }) => statSync(place).isDirectory())
  return {
    files,
    text,
    unread: unread.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    folders: [root, ...folders.map(({ place }) => place)],
    fileOf(path) {
      const place = places.get(path)
      return place === undefined ? path : relative(root, place).split(sep).join('/')
    },
  }
}

/** Whether a folder holds a published site, or, at the top, something else than pages. */
function isOutput(folder: string, isAtTop: boolean): boolean {
  if (!isReadable(folder) || !statSync(folder).isDirectory()) return false
  const names = readdirSync(folder)
  return names.includes('index.html') || (isAtTop && !names.some((name) => /\.mdx?$/i.test(name)))
}

export const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

const overlap = (one: string, other: string): boolean => isInside(one, other) || isInside(other, one)

/** No symbolic link may lead there, since that may lead anywhere. */
function isIn(top: string, place: string): boolean {
  if (!isInside(place, top) || !existsSync(place) || !isReadable(place)) return false
  const isFile = statSync(place).isFile() && !basename(place).startsWith('.')
  if (!isFile && !statSync(place).isDirectory()) return false
  return realpathSync(place) === join(realpathSync(top), relative(top, place))
}

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

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

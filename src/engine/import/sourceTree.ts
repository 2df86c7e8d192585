import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import { topOf } from '../../disk/repository.ts'
import type { SourceTree } from '../../import/foreignSite.ts'
import { pathsAbove } from '../../import/pathsAbove.ts'
import { isInside, isReadable, treeWalk } from './treeWalk.ts'

/** The tree of a folder on the disk, and where each of its files is. */
type DiskTree = SourceTree & {
  /** The folders that it was read from: that of the site, and those outside that it names. */
  folders: string[]
  fileOf(path: string): string
}

/**
 * Reads the names of the files of a site. What its configuration or its pages name outside of its folder (`path: '../docs'`)
 * stands in the tree at the same path without `..`, as long as it is in the same repository, or beside the folder if there is none.
 */
export function readTree(root: string): DiskTree {
  const places = new Map<string, string>()
  const unread: { path: string; what: string }[] = []
  const repository = topOf(root)
  const walk = treeWalk(root, repository ?? root)
  const visit = (folder: string, prefix: string): void => {
    for (const found of walk(folder, prefix)) {
      if (found.kind === 'file') places.set(found.path, found.place)
      else unread.push({ path: found.path, what: found.what })
    }
  }
  visit(root, '')
  const text = rememberedTexts(places)
  const top = repository ?? dirname(root)
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

/** The texts of files, each read once. */
function rememberedTexts(places: ReadonlyMap<string, string>): (path: string) => string | undefined {
  const texts = new Map<string, string | undefined>()
  return (path) => {
    if (!texts.has(path)) {
      const place = places.get(path)
      texts.set(path, place === undefined ? undefined : onDisk('read', path, () => readFileSync(place, 'utf8')))
    }
    return texts.get(path)
  }
}

/** No symbolic link may lead there, since that may lead anywhere. */
function isIn(top: string, place: string): boolean {
  if (!isInside(place, top) || !existsSync(place) || !isReadable(place)) return false
  const isFile = statSync(place).isFile() && !basename(place).startsWith('.')
  if (!isFile && !statSync(place).isDirectory()) return false
  return realpathSync(place) === join(realpathSync(top), relative(top, place))
}

import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import type { ReadSite, Unseen } from '../generator.ts'
import type { Layout } from '../layout.ts'
import { below, decoded, folderOf, isIn, joined, leadsAbove, nameOf } from '../paths.ts'
import { addressesFor, sourcesFor } from './targetFinder.ts'

/**
 * Tells of a link that leads nowhere here whether the other site answered it neither: no file in the tree, whatever became of
 * it here, could be published at such an address. What programs may make is not known, so that links to it are not broken.
 */
export function brokenBefore(read: ReadSite, layout: Layout, tree: SourceTree): Judge {
  // Few sites have such links, and only those need all that their files show.
  let judge: Judge | undefined
  return (page, target) => {
    judge ??= judgeOf(read, layout, tree)
    return judge(page, target)
  }
}

type Judge = (page: ForeignPage, target: string) => boolean

function judgeOf(read: ReadSite, layout: Layout, tree: SourceTree): Judge {
  const { site, roots, aliases = [], unseen = {} } = read
  if (mayHaveAnyPage(unseen, tree)) return () => false
  const isPublished = (path: string): boolean => layout.bySource.has(path) || layout.assetsBySource.has(path)
  const unpublished = tree.files.filter((path) => !isPublished(path))
  const known = new Set([
    ...[...layout.byAddress.keys(), ...layout.assetsByAddress.keys()].map(comparable),
    ...roots.flatMap((root) => tree.files.flatMap((path) => (isIn(path, root) ? comparable(below(path, root)) : []))),
    ...unpublished.flatMap((path) => endsOf(comparable(path))),
  ])
  const listed = new Set([
    ...(unseen.lists ?? []),
    ...unpublished.flatMap((path) => (path.includes('[') ? folderOfComputed(path) : [])),
  ])
  const mayBeThere = (path: string): boolean =>
    known.has(comparable(path)) || path.split('/').some((name) => listed.has(name))
  return (page, target) => {
    const path = decoded(target.replace(/[?#].*$/s, ''))
    // A program whose name is computed at the top of the site may be any page.
    if (listed.has('') || MADE.test(path)) return false
    // What is outside of the tree is not seen: files of the repository, and other sites at the same host.
    if (!path.startsWith('/') && leadsAbove(folderOf(page.source), path)) return false
    if (/^pathname:/.test(path) || (path.startsWith('/') && !path.startsWith(site.baseUrl))) return false
    return ![...addressesFor(page, path, site.baseUrl), ...sourcesFor(page, path, roots, aliases)].some(mayBeThere)
  }
}

const PROGRAM = /\.[cm]?[jt]s$/

const mayHaveAnyPage = ({ mayAddPages = false, addingPages }: Unseen, { files, text }: SourceTree): boolean =>
  mayAddPages ||
  (addingPages !== undefined && files.some((path) => PROGRAM.test(path) && addingPages.test(text(path) ?? '')))

/** What generators make of all pages: feeds and maps. */
const MADE = /\.xml$|(?:^|\/)(?:robots\.txt|404(?:\.html)?)$/

/** The name of the folder that pages with computed names are in; empty for the top. */
function folderOfComputed(path: string): string {
  const name = nameOf(folderOf(path.slice(0, path.indexOf('['))))
  return /^(?:pages|docs|src|)$/.test(name) ? '' : name
}

/** A path without what generators may write in another way: order, case, separators, extension and index. */
const comparable = (path: string): string =>
  joined(path)
    .toLowerCase()
    .replace(/(?<=^|\/)\d{1,3}[-_.\s]+(?=[^/])/g, '')
    .replace(/\.\w+$/, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/, '')
    .replace(/[\s_.-]+/g, '')

/** `a/b/c`, `b/c`, `c`. */
const endsOf = (path: string): string[] => path.split('/').map((_, index, names) => names.slice(index).join('/'))

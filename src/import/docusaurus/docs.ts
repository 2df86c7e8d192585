import type { ForeignAsset, ForeignPage, SourceTree } from '../foreignSite.ts'
import { filesBeside, readPage, slashes } from '../pages.ts'
import { below, folderOf, isIn, isMarkdown, joined, nameOf, withoutExtension } from '../paths.ts'
import { textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import type { DocsPlugin } from './plugins.ts'
import { type DocsVersion, versionsOf } from './versions.ts'

/** One version of the pages of a docs plugin, by their ids; sidebars and links name them so. */
export type DocsSet = DocsVersion & {
  plugin: DocsPlugin
  pages: ForeignPage[]
  assets: ForeignAsset[]
  byId: ReadonlyMap<string, ForeignPage>
}

/** `01-intro` is `intro`; a version or a date keeps its numbers. */
export const withoutNumber = (name: string): string => NUMBERED.exec(name)?.[2] ?? name

/** The 1 of `01-intro`. */
export const numberOf = (name: string): number | undefined => {
  const [, number] = NUMBERED.exec(name) ?? []
  return number === undefined ? undefined : Number(number)
}

const NUMBERED = /^(?!\d+[-_.]\d)(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s

/** The versions of a plugin's pages, the latest first. */
export const docsOf = (tree: SourceTree, plugin: DocsPlugin, tally: Tally): DocsSet[] =>
  versionsOf(tree, plugin, tally).map((version) => {
    const found = pagesIn(tree, version.folder, version.route, tally)
    return {
      ...version,
      plugin,
      pages: found.map(({ page }) => page),
      assets: filesBeside(tree, version.folder, slashes(version.route)),
      byId: new Map(
        found.flatMap(({ page, ids }) => [...ids, ...ids.map((id) => ofVersion(version) + id)].map((id) => [id, page])),
      ),
    }
  })

/** What ids and names of sidebars begin with in the sidebars of versions that are older than Docusaurus 2. */
export const ofVersion = ({ name }: Pick<DocsVersion, 'name'>): string => `version-${name}/`

type Found = { page: ForeignPage; ids: string[] }

/** The pages in a folder, with the ids that sidebars name them by. */
export function pagesIn(tree: SourceTree, folder: string, route: string, tally: Tally): Found[] {
  return tree.files
    .filter((path) => isIn(path, folder) && isMarkdown(path) && !/(?:^|\/)_/.test(below(path, folder)))
    .map((source) => {
      const page = readPage(tree, source, '', tally)
      const own = withoutExtension(below(source, folder))
      const path = own.split('/').map(withoutNumber).join('/')
      const name = textAt(page.frontMatter, 'id')
      const id = name === undefined ? path : joined(folderOf(path), name)
      const address = `/${joined(route, slugOf(page, path, name))}`
      return { page: { ...page, address }, ids: [...new Set([id, path, own])] }
    })
}

function slugOf({ frontMatter, source }: ForeignPage, path: string, id: string | undefined): string {
  const slug = textAt(frontMatter, 'slug')
  if (slug !== undefined) return slug.startsWith('/') ? slug : joined(folderOf(path), slug)
  const name = nameOf(path).toLowerCase()
  const isIndex = /^(?:index|readme)$/.test(name) || name === nameOf(folderOf(path)).toLowerCase()
  if (isIndex && isMarkdown(source)) return folderOf(path)
  return id === undefined ? path : joined(folderOf(path), id)
}

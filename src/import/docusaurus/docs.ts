import type { ForeignAsset, ForeignPage, ForeignVersion, SourceTree } from '../foreignSite.ts'
import { filesBeside, readPage, slashes } from '../pages.ts'
import { below, folderOf, isIn, isMarkdown, joined, nameOf, withoutExtension } from '../paths.ts'
import { fileValue, firstFile, resolveModule } from '../read/files.ts'
import { CALLEE } from '../read/javascript/staticValue.ts'
import { asList, asText, isObject, type Json, type JsonObject, listAt, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

export type DocsPlugin = {
  id: string
  path: string
  route: string
  sidebarPath: string | undefined
  /** What stands before the path of a file where it can be edited. */
  editBase: string | undefined
}
export type BlogPlugin = { id: string; path: string; route: string; title: string }

/** One version of the pages of a docs plugin, by their ids; sidebars and links name them so. */
export type DocsSet = {
  plugin: DocsPlugin
  /** Undefined if the documentation has one version only. */
  version: string | undefined
  folder: string
  route: string
  sidebarFile: string | undefined
  pages: ForeignPage[]
  assets: ForeignAsset[]
  byId: ReadonlyMap<string, ForeignPage>
}

type Plugins = { docs: DocsPlugin[]; blogs: BlogPlugin[]; redirects: Json[] }

/** The plugins of a configuration: those of the classic preset, and those that it lists itself. */
export function pluginsOf(config: Json): Plugins {
  const presets = listAt(config, 'presets').map(named)
  const classic = presets.find(({ name }) => /classic/.test(name))?.options
  const others = listAt(config, 'plugins').map(named)
  const docs = others.filter(({ name }) => /plugin-content-docs$/.test(name)).map(({ options }) => docsPlugin(options))
  const blogs = others.filter(({ name }) => /plugin-content-blog$/.test(name)).map(({ options }) => blogPlugin(options))
  return {
    docs: [...(classic && classic['docs'] === false ? [] : [docsPlugin(inside(classic, 'docs'))]), ...docs],
    blogs: [...(classic && classic['blog'] !== false ? [blogPlugin(inside(classic, 'blog'))] : []), ...blogs],
    redirects: others.filter(({ name }) => /client-redirects$/.test(name)).map(({ options }) => options),
  }
}

/** `'name'`, `['name', options]` or a call. */
function named(entry: Json): { name: string; options: JsonObject } {
  const [name, options] = Array.isArray(entry) ? entry : [entry, {}]
  if (isObject(entry) && CALLEE in entry)
    return { name: asText(entry[CALLEE]) ?? '', options: inside(entry, 'options') }
  return { name: asText(name) ?? '', options: isObject(options) ? options : {} }
}

function inside(value: JsonObject | undefined, key: string): JsonObject {
  const found = value?.[key]
  return isObject(found) ? found : {}
}

const docsPlugin = (options: JsonObject): DocsPlugin => ({
  id: textAt(options, 'id') ?? 'default',
  path: joined(textAt(options, 'path') ?? 'docs'),
  route: joined(textAt(options, 'routeBasePath') ?? 'docs'),
  sidebarPath: textAt(options, 'sidebarPath'),
  editBase: textAt(options, 'editUrl'),
})

const blogPlugin = (options: JsonObject): BlogPlugin => ({
  id: textAt(options, 'id') ?? 'default',
  path: joined(textAt(options, 'path') ?? 'blog'),
  route: joined(textAt(options, 'routeBasePath') ?? 'blog'),
  title: textAt(options, 'blogTitle') ?? 'Blog',
})

/** `01-intro` is `intro`; a version or a date keeps its numbers. */
export const withoutNumber = (name: string): string =>
  /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')

/** The versions of a plugin's pages, the latest first: it has the address without a version. */
export function docsOf(tree: SourceTree, plugin: DocsPlugin, tally: Tally): DocsSet[] {
  const prefix = plugin.id === 'default' ? '' : `${plugin.id}_`
  const [latest, ...older] = versionsOf(tree, `${prefix}versions.json`, tally)
  const current = {
    version: latest === undefined ? undefined : 'next',
    folder: plugin.path,
    route: latest === undefined ? plugin.route : joined(plugin.route, 'next'),
    sidebarFile: plugin.sidebarPath && resolveModule(tree, 'docusaurus.config.js', relative(plugin.sidebarPath)),
  }
  const released = (version: string, route: string) => ({
    version,
    folder: `${prefix}versioned_docs/version-${version}`,
    route,
    sidebarFile: firstFile(tree, [`${prefix}versioned_sidebars/version-${version}-sidebars.json`]),
  })
  const versions = [
    ...(latest === undefined ? [] : [released(latest, plugin.route)]),
    current,
    ...older.map((version) => released(version, joined(plugin.route, version))),
  ]
  return versions.map((version) => {
    const found = pagesIn(tree, version.folder, version.route, tally)
    return {
      ...version,
      plugin,
      pages: found.map(({ page }) => page),
      assets: filesBeside(tree, version.folder, slashes(version.route)),
      byId: new Map(found.flatMap(({ page, ids }) => ids.map((id) => [id, page]))),
    }
  })
}

const relative = (path: string): string => path.replace(/^(?!\.)/, './')

/** The versions of a site's documentation; none if there is one only, or if it is the whole site. */
export const siteVersions = (sets: DocsSet[]): ForeignVersion[] =>
  sets
    .filter(({ plugin, version }) => plugin.id === 'default' && plugin.route !== '' && version !== undefined)
    .map(({ version = '', route }, index) => {
      const banner = version === 'next' ? 'unreleased' : index > 0 ? 'unmaintained' : undefined
      return { id: version, address: slashes(route), ...(banner ? { banner } : {}) }
    })

function versionsOf(tree: SourceTree, file: string, tally: Tally): string[] {
  if (!tree.files.includes(file)) return []
  return asList(fileValue(tree, file, tally)).flatMap((version) => asText(version) ?? [])
}

export type Found = { page: ForeignPage; ids: string[] }

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

import type { SourceFile } from '../../model/page.ts'
import { type Checked, type Problem, warning } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { type Read, readShape } from '../../yaml/shape.ts'
import { categoryShape } from './categoryShape.ts'
import type { FolderEntry, FolderSettings } from './folderSettings.ts'
import { metaShape } from './metaShape.ts'
import { pagesShape } from './pagesShape.ts'

/** By the path of the folder: `content/docs`. */
export type Folders = ReadonlyMap<string, FolderSettings>

const FILES: [name: string, shape: Read<FolderSettings>][] = [
  ['_category_.json', categoryShape],
  ['_category_.yml', categoryShape],
  ['_category_.yaml', categoryShape],
  ['_meta.json', metaShape],
  ['meta.json', metaShape],
  ['.pages', pagesShape],
]

/** Reads the settings of folders with pages. */
export function readFolders({ pages, readFile }: Pick<Sources, 'pages' | 'readFile'>): Checked<Folders> {
  const children = childrenOf(pages)
  const sources = new Set<string>(pages.map(({ path }) => path))
  const problems: Problem[] = []
  const found = [...children].flatMap(([folder, names]): [string, FolderSettings][] => {
    const read = FILES.map(([name, shape]) =>
      readSettings(readFile(sourcePath(`${folder}/${name}`)), shape, names),
    ).find((each) => each !== undefined)
    if (!read) return []
    pushAll(problems, [...read.problems, ...missingPage(read.value, folder, sources)])
    return read.value ? [[folder, read.value]] : []
  })
  return { value: new Map(found), problems }
}

/** Undefined if there is no such file, or if it is a file of the site's own. */
function readSettings(file: SourceFile | undefined, shape: Read<FolderSettings>, names: ReadonlySet<string>) {
  if (!file) return undefined
  const parsed = parseYaml(file)
  if (file.path.endsWith('/meta.json') && !isMeta(parsed.value, names)) return undefined
  if (!parsed.value) return { value: undefined, problems: parsed.problems }
  const { value, problems } = readShape(parsed.value, shape, 'invalid-config', 'warning')
  return { value, problems: [...problems, ...missingNames(value, names)] }
}

/** Whether a `meta.json` is about the pages beside it. */
const isMeta = (node: YamlNode | undefined, names: ReadonlySet<string>): boolean =>
  node?.kind === 'map' &&
  node.entries.some(({ key, value }) => (key === 'pages' && value.kind === 'list') || names.has(key))

const missingNames = (settings: FolderSettings | undefined, names: ReadonlySet<string>): Problem[] =>
  childrenIn(settings?.entries ?? []).flatMap((entry) => {
    if (entry.hidden || names.has(entry.name)) return []
    const fix = didYouMean(entry.name, [...names])
    const message = `there is no page or folder "${entry.name}" beside this file`
    return [warning('invalid-config', entry.place, { message, ...(fix ? { fix } : {}) })]
  })

const childrenIn = (entries: FolderEntry[]): Extract<FolderEntry, { kind: 'child' }>[] =>
  entries.flatMap((entry) =>
    entry.kind === 'child' ? [entry] : entry.kind === 'group' ? childrenIn(entry.entries) : [],
  )

/** The file of a page that is named by its path from a folder, or from one that contains the folder. */
export function sourceOf(id: string, folder: string, isPage: (source: string) => boolean): string | undefined {
  for (let from = folder; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const found = [`${from}/${id}.md`, `${from}/${id}.mdx`].find(isPage)
    if (found !== undefined) return found
  }
  return undefined
}

function missingPage(settings: FolderSettings | undefined, folder: string, sources: ReadonlySet<string>): Problem[] {
  const page = settings?.page
  if (page?.kind !== 'page' || sourceOf(page.id, folder, (source) => sources.has(source)) !== undefined) return []
  return [warning('invalid-config', page.place, { message: `there is no page "${page.id}"` })]
}

/** The names of the pages and folders in each folder. */
function childrenOf(pages: SourceFile[]): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>()
  for (const { path } of pages) {
    for (let child: string = path; child.startsWith(CONTENT_FOLDER); child = child.slice(0, child.lastIndexOf('/'))) {
      const folder = child.slice(0, child.lastIndexOf('/'))
      const names = children.get(folder) ?? new Set()
      children.set(folder, names.add(childName(child)))
    }
  }
  return children
}

/** `index` for `_index.md` and `README.md`, too. */
export const childName = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.mdx?$/i, '')
    .replace(/^(?:_index|[Rr][Ee][Aa][Dd][Mm][Ee])$/, 'index')

/** The files among the assets that are settings of folders, and so are not published. */
export const isSettingsFile = (path: string, folders: Folders): boolean =>
  path.endsWith('/meta.json') && folders.has(path.slice(0, -'/meta.json'.length))

import { includedPaths } from '../../markdown/includes/includedPath.ts'
import type { Page, SourceFile } from '../../model/page.ts'
import { isPagePath, type Route, type SourcePath, sourcePath } from '../../model/route.ts'
import { readDocument } from '../../openapi/read/readDocument.ts'
import { type Freezing, isFrozen } from './freezing.ts'
import { frozenConfig } from './frozenConfig.ts'
import { frozenPage, frozenPart } from './frozenText.ts'

export type FrozenFile = { path: string } & ({ kind: 'text'; text: string } | { kind: 'copy'; source: string })

/** What freezing a version writes. */
export type FreezePlan = {
  files: FrozenFile[]
  /** The folders that it makes; none of them may exist. */
  folders: string[]
  config: string
  /** Pages with links that could not be rewritten. */
  left: string[]
}

export type FreezeSources = {
  /** All files below the folder of the documentation, by their paths from the root. */
  files: string[]
  config: string
  textOf(path: string): string | undefined
  included(path: string): string | undefined
}

/** Plans the copy of the documentation, of what its pages include, and of its API documents. */
export function planFreeze(freezing: Freezing, sources: FreezeSources, next: string | undefined): FreezePlan {
  const { from, to, site } = freezing
  const pages = new Map([...site.routes.values(), ...[...site.drafts.values()].map(asContent)].flatMap(pageOf))
  const parts = includedParts(freezing, sources)
  const left: string[] = []
  const own = sources.files.filter((path) => isCopied(freezing, path))
  const files = own.map((path): FrozenFile => {
    const target = to.folder + path.slice(from.folder.length)
    const text = isPagePath(path) ? sources.textOf(path) : undefined
    if (text === undefined) return { path: target, kind: 'copy', source: path }
    const page = pages.get(sourcePath(path))
    const frozen = page
      ? frozenPage(freezing, page, text, parts)
      : { text: frozenPart(freezing, path, text, parts), left: 0 }
    if (frozen.left > 0) left.push(target)
    return { path: target, kind: 'text', text: frozen.text }
  })
  const copies = parts.files(own)
  const specs = frozenSpecs(freezing, sources)
  return {
    files: [...files, ...copies, ...specs.files],
    folders: [to.folder, ...specs.folders],
    config: frozenConfig(sources.config, freezing, { next, specs: specs.paths }),
    left,
  }
}

const asContent = (page: Page) => ({ kind: 'page', page, sidebar: undefined }) as const

const pageOf = (content: { kind: string; page?: unknown }): [SourcePath, Page][] =>
  isPageContent(content) ? [[content.page.source, content.page]] : []

const isPageContent = (content: { kind: string; page?: unknown }): content is { kind: 'page'; page: Page } =>
  content.kind === 'page'

/** Other versions in the folder, and the posts of blogs, are not part of the documentation. */
function isCopied(freezing: Freezing, path: string): boolean {
  const { blogs } = freezing.site.config
  const at = `/${path.slice('content/'.length)}/` as Route
  return isFrozen(freezing, at) && !blogs.some(({ folder }) => path.startsWith(`${folder}/`))
}

/** Files outside of the documentation that its pages include go to a folder of their own, which is not published. */
function includedParts(freezing: Freezing, { textOf, included }: FreezeSources) {
  const { from, to } = freezing
  const found = new Map<string, string>()
  const pathOf = (path: string): string | undefined => {
    const text = found.get(path) ?? included(path)
    if (text === undefined) return undefined
    found.set(path, text)
    return `${to.folder}/_included/${path.replace(/^(?:\.\.\/)+/, 'outside/')}`
  }
  const parts = { pathOf }
  return {
    pathOf,
    /** Included Markdown may include more, so that the list grows while it is read. */
    files(own: string[]): FrozenFile[] {
      for (const path of own) {
        for (const wanted of isPagePath(path) ? includedPaths(textOf(path) ?? '', path) : [])
          if (!wanted.startsWith(`${from.folder}/`)) pathOf(wanted)
      }
      const files: FrozenFile[] = []
      for (const [path, text] of found) {
        const target = pathOf(path)
        if (target !== undefined)
          files.push({ path: target, kind: 'text', text: frozenPart(freezing, path, text, parts) })
      }
      return files
    },
  }
}

type FrozenSpecs = { files: FrozenFile[]; folders: string[]; paths: Map<SourcePath, string> }

/** The documents with all files that they refer to, side by side as they are, so that their references stay. */
function frozenSpecs({ apis, name, site }: Freezing, { textOf }: FreezeSources): FrozenSpecs {
  const used = new Set<string>(apis.map(({ api }) => api.spec))
  const read = (path: SourcePath): SourceFile | undefined => {
    const text = textOf(path)
    if (text !== undefined) used.add(path)
    return text === undefined ? undefined : { path, text }
  }
  for (const { api } of apis)
    readDocument({ path: api.spec, text: textOf(api.spec) ?? '' }, read, site.config.variables)
  const folder = sharedFolder([...used])
  const targetOf = (path: string): string => `${folder}${name}/${path.slice(folder.length)}`
  return {
    files: [...used].map((path) => ({ path: targetOf(path), kind: 'copy', source: path })),
    folders: used.size > 0 ? [`${folder}${name}`] : [],
    paths: new Map(apis.map(({ api }) => [api.spec, targetOf(api.spec)])),
  }
}

/** The folder, with a slash at its end, that all files are in. */
function sharedFolder(paths: string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))
  return rest.reduce((shared, folder) => {
    let common = shared
    while (!folder.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1)
    return common
  }, first)
}

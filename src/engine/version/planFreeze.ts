import { includedPaths } from '../../markdown/includes/includedPath.ts'
import type { Page } from '../../model/page.ts'
import { CONTENT_FOLDER, isPagePath, route, type SourcePath, sourcePath } from '../../model/route.ts'
import { type Freezing, type FrozenFile, isFrozen, type LanguageCopy, translatedFreezings } from './freezing.ts'
import { frozenConfig } from './frozenConfig.ts'
import { frozenRecords } from './frozenRecords.ts'
import { frozenSpecs } from './frozenSpecs.ts'
import { frozenPage, frozenPart, type Included } from './frozenText.ts'

/** What freezing a version writes. */
export type FreezePlan = {
  files: FrozenFile[]
  /** The folders that it makes; none of them may exist. */
  folders: string[]
  config: string
  /** The records of translations, with those that are frozen. */
  records: { path: string; text: string }[]
  /** Files with links that could not be rewritten. */
  left: string[]
}

type FreezeSources = {
  /** All files below a folder of the documentation, by their paths from the root. */
  filesIn(folder: string): string[]
  config: string
  textOf(path: string): string | undefined
  included(path: string): string | undefined
}

/** Plans the copy of the documentation, of what its pages include, and of its API documents: in all languages. */
export function planFreeze(freezing: Freezing, sources: FreezeSources, next: string | undefined): FreezePlan {
  const { site } = freezing
  const pages = new Map([...site.routes.values(), ...[...site.drafts.values()].map(asContent)].flatMap(pageOf))
  const parts = includedParts(freezing, sources)
  const copies = [freezing, ...translatedFreezings(freezing)].map((each): LanguageCopy => {
    const own = sources.filesIn(each.from.folder).filter((path) => isCopied(each, path))
    const texts = own.map((path) => frozenFile(each, path, { pages, parts, textOf: sources.textOf }))
    return { freezing: each, own, files: texts.map(({ file }) => file), left: texts.flatMap(({ left }) => left) }
  })
  const made = copies.filter(({ own, freezing: each }) => own.length > 0 || each === freezing)
  const specs = frozenSpecs(freezing, sources)
  return {
    files: [...made.flatMap(({ files }) => files), ...parts.files(made), ...specs.files],
    folders: [...made.map(({ freezing: { to } }) => to.folder), ...specs.folders],
    config: frozenConfig(sources.config, freezing, { next, specs: specs.paths }),
    records: frozenRecords(made, sources.textOf),
    left: [...made.flatMap(({ left }) => left), ...specs.left],
  }
}

type PageSources = Pick<FreezeSources, 'textOf'> & { pages: ReadonlyMap<SourcePath, Page>; parts: Included }

function frozenFile(freezing: Freezing, source: string, { pages, parts, textOf }: PageSources) {
  const path = freezing.to.folder + source.slice(freezing.from.folder.length)
  const text = isPagePath(source) ? textOf(source) : undefined
  if (text === undefined) return { file: { path, kind: 'copy', source } as const, left: [] }
  const page = pages.get(sourcePath(source))
  const frozen = page
    ? frozenPage(freezing, page, text, parts)
    : { text: frozenPart(freezing, source, text, parts), left: 0 }
  return { file: { path, kind: 'text', text: frozen.text } as const, left: frozen.left > 0 ? [path] : [] }
}

const asContent = (page: Page) => ({ kind: 'page', page, sidebar: undefined }) as const

const pageOf = (content: { kind: string; page?: unknown }): [SourcePath, Page][] =>
  isPageContent(content) ? [[content.page.source, content.page]] : []

const isPageContent = (content: { kind: string; page?: unknown }): content is { kind: 'page'; page: Page } =>
  content.kind === 'page'

/** Other versions in the folder, and what belongs to the whole site, are not part of the documentation. */
function isCopied(freezing: Freezing, path: string): boolean {
  const { file, root } = freezing.site.config
  const name = path.slice(CONTENT_FOLDER.length)
  return isFrozen(freezing, route(name)) && path !== file && !OF_SITE.test(name.slice(root.length - 1))
}

/** Files that count only directly below `content/`, or below the folder of a language. */
const OF_SITE = /^(?:404\.mdx?|(?:tags|authors)\.yaml|_headers|_redirects|_translation\.json|CNAME|robots\.txt)$/

/** Files outside of the documentation that its pages include go to a folder of their own, which is not published. */
function includedParts(freezing: Freezing, { textOf, included }: FreezeSources) {
  const { to } = freezing
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
    files(copies: Pick<LanguageCopy, 'freezing' | 'own'>[]): FrozenFile[] {
      for (const { freezing, own } of copies)
        for (const path of own.filter(isPagePath))
          for (const wanted of includedPaths(textOf(path) ?? '', path))
            if (!wanted.startsWith(`${freezing.from.folder}/`)) pathOf(wanted)
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

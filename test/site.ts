import { sniffedName } from '../src/assets/sniffedName.ts'
import { loadSite } from '../src/build.ts'
import { withFolderLetters } from '../src/config/languages/withFolderLetters.ts'
import { readConfig } from '../src/config/readConfig.ts'
import { type MemoryCache, memoryCache } from '../src/disk/cache.ts'
import type { Asset } from '../src/model/asset.ts'
import { composedNames } from '../src/model/composedNames.ts'
import type { HistorySource } from '../src/model/history.ts'
import type { OutputFile } from '../src/model/output.ts'
import type { Pictures } from '../src/model/pictures.ts'
import { foundIn, type Problem } from '../src/model/problem.ts'
import { CONTENT_FOLDER, isPagePath, isPublished, readmesBesideIndex, route, sourcePath } from '../src/model/route.ts'
import type { Site } from '../src/model/site.ts'
import type { Drawings, LibraryFile, Sources } from '../src/model/sources.ts'
import type { Fonts } from '../src/model/subset.ts'
import type { Theme } from '../src/model/theme.ts'
import type { PageView } from '../src/model/view.ts'
import type { ContractOf } from '../src/pipeline/apiContracts.ts'
import { withOwnParts } from '../src/pipeline/own/withOwnParts.ts'
import { pageFiles } from '../src/pipeline/pageFiles.ts'
import { openRenderer } from '../src/render/openRenderer.ts'
import type { Renderer } from '../src/render/renderer.ts'
import { renderRoute, viewAt } from '../src/render/renderRoute.ts'
import { siteFiles } from '../src/render/siteFiles.ts'
import { report } from '../src/reporting/report/report.ts'
import { searchFiles } from '../src/search/searchFiles.ts'
import * as standard from '../theme/theme.ts'
import { expectAgreementOnPage, expectAgreementOnSite } from './config/agreement.ts'

const CONFIG = 'content/site.yaml'

/** The two keys that every configuration needs. */
const MINIMAL = 'title: Portal\nurl: https://developer.example.com\n'

/** Files by their path from the site's root. */
export type Files = Record<string, string>

export type TestSite = {
  site: Site
  /** Its APIs, as guides are held to them. */
  contractOf: ContractOf
  /** What was found wrong, as `build` prints it; empty when all is fine. */
  problems: string
  /** The same, one by one. */
  found: Problem[]
  /** The parts of the site that could not be drawn, so far. */
  failures(): Problem[]
  links: number
  /** What the theme is given at a route. */
  view(at: string): PageView
  /** The document at a route. */
  html(at: string): string
  /** The same as Markdown. */
  text(at: string): string
  /** A file beside the pages: `sitemap.xml`. */
  file(path: string): string
  /** All files beside the pages, those of the search included. */
  files(): { path: string; content: string }[]
}

const HOME: Files = { 'content/index.md': '# Home' }

const NOTHING: Pick<Renderer['bundle'], 'inline' | 'preloads'> = { inline: [], preloads: [] }

type SiteOptions = {
  withDrafts?: boolean
  withHome?: boolean
  theme?: Theme
  /** The library that draws diagrams, as it is installed. */
  library?: LibraryFile[] | undefined
  /** What makes pictures small. */
  pictures?: Pictures
  /** What cuts fonts down. */
  fonts?: Fonts
  /** The drawings of diagrams. */
  drawings?: Drawings
  /** The history of the files. */
  history?: HistorySource | undefined
  /** What an earlier reading left. */
  cache?: MemoryCache
  /** After how many milliseconds a part that is still drawn is stopped. */
  drawLimit?: number
} & Partial<Pick<Renderer['bundle'], 'inline' | 'preloads'>>

/** A site from files in memory, through the whole of the program but the disk. It has a home page anyway. */
export async function site(
  files: Files,
  {
    withDrafts = false,
    withHome = true,
    inline = NOTHING.inline,
    preloads = NOTHING.preloads,
    theme = standard.defaultTheme,
    library = undefined,
    history = undefined,
    drawings,
    pictures,
    fonts,
    cache = memoryCache(),
    drawLimit,
  }: SiteOptions = {},
): Promise<TestSite> {
  const all: Files = { [CONFIG]: MINIMAL, ...(withHome ? HOME : {}), ...files }
  const sources = {
    ...sourcesOf(all),
    diagramLibrary: () => library,
    history: () => history,
    ...(drawings ? { drawings } : {}),
  }
  const read = readConfig({ path: sourcePath(CONFIG), text: all[CONFIG] ?? '' })
  const config = read.value && withFolderLetters(read.value, sources)
  const problems = foundIn('configuration', read.problems)
  expectAgreementOnSite(all[CONFIG] ?? '', problems.length)
  if (!config) throw new Error(`the configuration cannot be used:\n${textOf(problems)}`)
  const build = { version: '1.2.3', commit: undefined }
  const base = { theme, shared: { ...standard, ...theme.parts } }
  const loadBase = async () => base
  const loaded = await loadSite({
    sources,
    config,
    build,
    cache,
    withDrafts,
    loadBase,
    ...(pictures ? { pictures } : {}),
    ...(fonts ? { fonts } : {}),
  })
  for (const { path, text } of sources.pages) {
    const inFrontMatter = loaded.problems.filter(({ file, rule }) => file === path && rule === 'invalid-front-matter')
    expectAgreementOnPage(text, inFrontMatter.length)
  }
  const { ownTheme } = loaded.site
  const renderer = openRenderer({
    site: loaded.site,
    theme: ownTheme ? withOwnParts(base, ownTheme, drawLimit) : theme,
    bundle: { styles: 'assets/portal-0.css', inline, script: 'assets/portal-0.js', preloads },
  })
  return {
    site: loaded.site,
    contractOf: loaded.contractOf,
    problems: textOf([...problems, ...loaded.problems]),
    found: [...problems, ...loaded.problems],
    failures: () => [...(renderer.watch?.failures.values() ?? [])].map(({ problem }) => problem),
    links: loaded.links,
    view: (at) => viewAt(renderer, route(at)),
    html: (at) => renderRoute(renderer, route(at)),
    text: (at) => String(pageFiles(renderer, route(at))[1]?.content),
    file: (path) => fileAt(renderer, path),
    files: () => [...siteFiles(renderer), ...searchFiles(loaded.site)].map(contentOf),
  }
}

/** What is wrong with a site. */
export const problemsOf = async (files: Files): Promise<string> => (await site(files)).problems

/** A configuration with more keys than the two that it needs. */
export const config = (more: string): string => MINIMAL + more

const textOf = (problems: Problem[]): string =>
  report(problems, { format: 'text', all: true, checked: { pages: 0, links: 0, external: 0 } })

function sourcesOf(files: Files): Sources {
  const inContent = Object.entries(files).filter(
    ([path]) => path.startsWith(CONTENT_FOLDER) && isPublished(path.slice(CONTENT_FOLDER.length)) && path !== CONFIG,
  )
  const readmes = readmesBesideIndex(inContent.map(([path]) => path))
  const pages = inContent.filter(([path]) => isPagePath(path) && !readmes.has(path))
  const assets = inContent.filter(([path]) => !isPagePath(path))
  const scripts = Object.entries(files)
    .filter(([path]) => path.startsWith('theme/'))
    .map(([path, text]) => ({ path: sourcePath(path), text }))
  return {
    theme: scripts.length === 0 ? undefined : { root: undefined, files: scripts },
    pages: pages.map(([path, text]) => ({ path: sourcePath(path), text })),
    assets: composedNames(assets.map(([path, text]) => assetOf(path, text))),
    unpublished: Object.keys(files)
      .filter((path) => !isPublished(path.slice(CONTENT_FOLDER.length)) || readmes.has(path))
      .map(sourcePath),
    problems: [],
    readFile(path) {
      const text = files[path]
      return text === undefined ? undefined : { path, text }
    },
    readIncluded: (path, folders) =>
      !path.startsWith('../') || folders.some((folder) => path.startsWith(`${folder}/`)) ? files[path] : undefined,
  }
}

function assetOf(path: string, text: string): Asset {
  const name = path.slice(CONTENT_FOLDER.length)
  const dimensions = /\.(png|svg)$/.test(path) ? { width: 40, height: 20 } : undefined
  const shownAs = sniffedName(name, () => text)
  return {
    source: sourcePath(path),
    path: name,
    size: text.length,
    modified: 0,
    dimensions,
    ...(shownAs === name ? {} : { shownAs }),
  }
}

const contentOf = ({ path, content }: OutputFile): { path: string; content: string } => ({
  path,
  content: String(content),
})

function fileAt(renderer: Renderer, path: string): string {
  const file = siteFiles(renderer).find((each) => each.path === path)
  if (!file) throw new Error(`there is no file "${path}"`)
  return String(file.content)
}

/** A document with one operation and one schema. */
export const SPEC = `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
servers: [{ url: https://api.example.com }]
paths:
  /offers:
    get:
      operationId: listOffers
      summary: List offers
      tags: [Offers]
      responses:
        '200':
          description: The offers.
          content: { application/json: { schema: { $ref: '#/components/schemas/Offer' } } }
components:
  schemas:
    Offer: { type: object, properties: { name: { type: string } } }
`

export const WITH_API = config('apis: [{ spec: openapi/offers.yaml, route: /api/ }]\n')

/** A site with a document twice: on one page, below `/one/`, and on a page for each operation, below `/many/`. */
export const withTwoReferences = (document: string): Promise<TestSite> =>
  site({
    'content/site.yaml': config(`apis:
  - { spec: openapi/a.yaml, route: /one/, pages: one }
  - { spec: openapi/a.yaml, route: /many/, pages: operations }
`),
    'openapi/a.yaml': document,
  })

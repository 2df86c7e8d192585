import type { SiteConfig } from '../model/config.ts'
import { hostFilesIn } from '../model/hostFiles.ts'
import type { Page } from '../model/page.ts'
import type { Pictures } from '../model/pictures.ts'
import { type Checked, foundIn, type Problem } from '../model/problem.ts'
import type { BuildFacts } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import type { Fonts } from '../model/subset.ts'
import type { SiteParts } from '../site/assembleLanguage.ts'
import { readAuthors } from '../site/blog/definedAuthors.ts'
import { readFolders } from '../site/folders/readFolders.ts'
import { withApisInAll } from '../site/languages/localConfig.ts'
import { readTags } from '../site/tags/definedTags.ts'
import { drawDiagrams } from './drawDiagrams.ts'
import { embedNeeds } from './embedNeeds.ts'
import { htmlDocuments } from './htmlDocuments.ts'
import { type MarkdownEngines, markdownEngines, markdownFor } from './markdownOptions.ts'
import { type OwnThemeRequest, ownThemeOf } from './own/ownThemeOf.ts'
import { withDirectives } from './own/withDirectives.ts'
import { ownStyles } from './ownStyles.ts'
import { pageHistories } from './pageHistories.ts'
import { type DocumentOf, parseApis } from './parseApis.ts'
import { parsePages } from './parsePages.ts'
import { safeAssets } from './safeAssets.ts'
import { smallPictures } from './smallPictures.ts'
import { subsetFonts } from './subsetFonts.ts'
import { noThreads, type ThreadPool } from './threads/pool.ts'
import { withUnreadablePages } from './unreadablePages.ts'
import { withDiagrams } from './withDiagrams.ts'
import { withIncludes } from './withIncludes.ts'

export type ReadRequest = OwnThemeRequest & {
  config: SiteConfig
  build: BuildFacts
  /** True in `serve`: drafts are pages like others. */
  withDrafts: boolean
  /** From an earlier build in the same process. */
  engines?: MarkdownEngines
  /** Makes pictures small; absent where they are shown as they are. */
  pictures?: Pictures
  /** Cuts fonts down; absent where they are shown as they are. */
  fonts?: Fonts
  /** Without threads, everything runs in this one. */
  threads?: ThreadPool
  /** Whether texts are freed once they are parsed: only files that have not changed since can be read again. */
  forgetsTexts?: boolean
  /** Called before an API document is read that takes as much memory as thousands of pages. */
  onLongDocument?: (() => void) | undefined
}

/** What a site is assembled from. */
type Inputs = {
  parts: SiteParts
  /** With the directives of the site's own theme. */
  config: SiteConfig
  /** With the files that pages include. */
  sources: Sources
  documentOf: DocumentOf
  problems: Problem[]
}

/** Reads everything that a site is assembled from, each part apart from the others. */
export async function readInputs(request: ReadRequest): Promise<Inputs> {
  const { build, cache, withDrafts, forgetsTexts, onLongDocument } = request
  const ownTheme = await ownThemeOf(request)
  const withOwn = withDirectives(request.config, ownTheme)
  const sources = withIncludes(withUnreadablePages(request.sources), withOwn)
  const { config, library } = withDiagrams(withOwn, sources)
  const markdown = markdownFor(sources, config, request.engines ?? markdownEngines())
  // Git is busy while pages are parsed.
  const reading = pageHistories(sources, config, cache)
  const toParse = { pages: sources.pages, forgetText: forgetsTexts ? sources.forgetText : undefined }
  const pages = await parsePages(toParse, config, markdown, cache, request.threads ?? noThreads)
  const apis = await parseApis(sources, withApisInAll(config), markdown.load, { cache, onLongDocument })
  const documents = await htmlDocuments(sources, config, cache)
  const histories = await reading
  const published = await readAssets(pages.value, sources, config, request)
  const folders = readFolders(sources)
  const tags = readTags(sources, config)
  const authors = readAuthors(sources, config)
  const hostFiles = hostFilesIn(sources.readFile)
  const checked = [sources, folders, tags, authors, histories, published, ownTheme, apis]
  const inputs = checked.flatMap(({ problems }) => problems)
  return {
    parts: {
      config: { ...config, embedded: embedNeeds(pages.value) },
      pages: pages.value,
      apis: apis.value,
      ...published.value,
      folders: folders.value,
      tags: tags.value,
      authors: authors.value,
      histories: histories.value,
      documents,
      hostFiles,
      library,
      ownTheme: ownTheme.value,
      build,
      withDrafts,
      texts: ({ key }) => cache.texts.read(key),
    },
    config,
    sources,
    documentOf: apis.documentOf,
    problems: [...foundIn('input', inputs), ...foundIn('page', pages.problems)],
  }
}

/** The files that are published beside the pages. Those that a browser would run scripts in are left out. */
async function readAssets(
  pages: Page[],
  sources: Sources,
  config: SiteConfig,
  { cache, pictures: smaller, fonts: subsets }: ReadRequest,
): Promise<Checked<Pick<SiteParts, 'assets' | 'styles'>>> {
  const drawings = await drawDiagrams(pages, sources, config.markdown.diagrams)
  const pictures = await smallPictures(pages, sources.assets, config, smaller)
  const fonts = await subsetFonts(pictures.value, config, subsets)
  const assets = await safeAssets({ ...sources, assets: [...fonts.value, ...drawings.value] }, config, cache)
  const styles = await ownStyles(sources, assets.value, config, cache)
  const problems = [drawings, pictures, fonts, assets, styles].flatMap((each) => each.problems)
  return { value: { assets: assets.value, styles: styles.value }, problems }
}

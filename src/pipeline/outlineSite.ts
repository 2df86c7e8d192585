import type { Cache, MemoryCache } from '../disk/cache.ts'
import { outlinePage } from '../markdown/outlinePage.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { Asset } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { OwnTheme } from '../model/ownTheme.ts'
import type { Page, PageText, ParsedPage } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { BuildFacts } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import type { SiteParts } from '../site/assembleLanguage.ts'
import { assembleSite } from '../site/assembleSite.ts'
import { readAuthors } from '../site/blog/definedAuthors.ts'
import { readFolders } from '../site/folders/readFolders.ts'
import { withApisInAll } from '../site/languages/localConfig.ts'
import { readTags } from '../site/tags/definedTags.ts'
import { keptDiagrams } from './drawDiagrams.ts'
import { embedNeeds } from './embedNeeds.ts'
import type { LiveSite, Outlines } from './liveSite.ts'
import { type MarkdownEngines, markdownFor } from './markdownOptions.ts'
import { knownHistories } from './pageHistories.ts'
import { type KeyedFile, keyFiles } from './pageKeys.ts'
import { knownApis } from './parseApis.ts'
import { withUnreadablePages } from './unreadablePages.ts'
import { withIncludes } from './withIncludes.ts'

type OutlineRequest = {
  sources: Sources
  assets: Asset[]
  styles: string[]
  ownTheme?: OwnTheme | undefined
  config: SiteConfig
  build: BuildFacts
  cache: MemoryCache
  engines: MarkdownEngines
}

/** With fewer pages, the whole site is there as soon. */
const FEWEST_PAGES = 100

/**
 * What can be shown before anything is parsed or checked: pages and APIs as they are known, and outlines of the other pages;
 * undefined if there are few pages.
 */
export function outlineSite(request: OutlineRequest): LiveSite | undefined {
  const { assets, styles, ownTheme, config, build, cache } = request
  if (request.sources.pages.length < FEWEST_PAGES) return undefined
  const sources = withIncludes(withUnreadablePages(request.sources), config)
  const files = keyFiles(sources.pages, config)
  const known = new Map(files.map(({ key }) => [key, knownPage(cache, key)]))
  const unknown = files.filter(({ key }) => !known.get(key))
  const parsed = new Map<string, ParsedPage>()
  const outlines = outlinesOf(unknown, parsed, request)
  const pages = files.map((file) => known.get(file.key) ?? outlines.outline(file))
  const { value: site } = assembleSite({
    config: { ...config, embedded: embedNeeds(pages) },
    pages,
    ...knownParts(sources, config, cache),
    assets: [...assets, ...keptDiagrams(pages, sources, config.markdown.diagrams)],
    folders: readFolders(sources).value,
    tags: readTags(sources, config).value,
    authors: readAuthors(sources, config).value,
    hostFiles: { headers: undefined, redirects: undefined },
    styles,
    ownTheme,
    build,
    withDrafts: true,
    texts: ({ key }: Page): PageText => parsed.get(key)?.text ?? cache.texts.read(key),
  })
  return { site, outlines }
}

/** What else earlier readings have found. */
function knownParts(
  sources: Sources,
  config: SiteConfig,
  cache: MemoryCache,
): Pick<SiteParts, 'apis'> & Partial<SiteParts> {
  if (cache.isEmpty) return { apis: [] }
  return {
    apis: knownApis(sources, withApisInAll(config), cache),
    histories: knownHistories(sources, config, cache),
  }
}

/** A page is parsed with what it needs itself: to look into all of them for that takes longer than the page. */
function outlinesOf(
  files: KeyedFile[],
  parsed: Map<string, ParsedPage>,
  { config, engines }: OutlineRequest,
): Outlines {
  const markdown = markdownFor({ pages: [], readFile: () => undefined }, config, engines)
  const setup = markdown.setup()
  return {
    files: new Map(files.map((file) => [file.key, file])),
    outline: ({ file, key }) => outlinePage(file, key, setup),
    async parse({ file, key }) {
      const known = parsed.get(key) ?? parsePage(file, key, await markdown.of([file]).load()).value
      parsed.set(key, known)
      return known.page
    },
  }
}

const knownPage = (cache: Cache, key: string): Page | undefined =>
  cache.texts.has(key) ? cache.get<Checked<Page>>(key)?.value : undefined

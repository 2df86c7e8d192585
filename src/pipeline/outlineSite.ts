import type { Cache } from '../disk/cache.ts'
import { outlinePage } from '../markdown/outlinePage.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { Asset } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { OwnTheme } from '../model/ownTheme.ts'
import type { Page, PageText, ParsedPage } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { BuildFacts } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { assembleSite } from '../site/assembleSite.ts'
import { readAuthors } from '../site/blog/definedAuthors.ts'
import { readFolders } from '../site/folders/readFolders.ts'
import { readTags } from '../site/tags/definedTags.ts'
import type { LiveSite, Outlines } from './liveSite.ts'
import { type MarkdownEngines, markdownFor } from './markdownOptions.ts'
import { type KeyedFile, keyFiles } from './pageKeys.ts'
import { withIncludes } from './withIncludes.ts'

export type OutlineRequest = {
  sources: Sources
  assets: Asset[]
  styles: string[]
  ownTheme?: OwnTheme | undefined
  config: SiteConfig
  build: BuildFacts
  cache: Cache
  engines: MarkdownEngines
}

/** With fewer pages to parse, the whole site is there as soon. */
const FEWEST_PAGES = 100

/** What can be shown before all is parsed, APIs not among it; undefined when nearly everything is known already. */
export function outlineSite(request: OutlineRequest): LiveSite | undefined {
  const { assets, styles, ownTheme, config, build, cache } = request
  const sources = withIncludes(request.sources, config)
  const files = keyFiles(sources.pages, config)
  const known = new Map(files.map(({ key }) => [key, knownPage(cache, key)]))
  const unknown = files.filter(({ key }) => !known.get(key))
  if (unknown.length < FEWEST_PAGES) return undefined
  const parsed = new Map<string, ParsedPage>()
  const outlines = outlinesOf(unknown, parsed, { ...request, sources })
  const pages = files.map((file) => known.get(file.key) ?? outlines.outline(file))
  const { value: site } = assembleSite({
    config,
    pages,
    apis: [],
    assets,
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

function outlinesOf(
  files: KeyedFile[],
  parsed: Map<string, ParsedPage>,
  { sources, config, engines }: OutlineRequest,
): Outlines {
  const markdown = markdownFor(sources, config, engines)
  const options = markdown.load()
  const setup = markdown.setup()
  return {
    files: new Map(files.map((file) => [file.key, file])),
    outline: ({ file, key }) => outlinePage(file, key, setup),
    async parse({ file, key }) {
      const known = parsed.get(key) ?? parsePage(file, key, await options).value
      parsed.set(key, known)
      return known.page
    },
  }
}

const knownPage = (cache: Cache, key: string): Page | undefined =>
  cache.texts.has(key) ? cache.get<Checked<Page>>(key)?.value : undefined

import { applyIgnores } from './check/applyIgnores.ts'
import { checkSite } from './check/checkSite.ts'
import { type ExternalLink, externalLinks } from './check/externalLinks.ts'
import { siteLinks } from './check/siteLinks.ts'
import type { Cache } from './disk/cache.ts'
import type { Committed } from './disk/outputFolder.ts'
import { checkLedger } from './ledger/checkLedger.ts'
import { LEDGER } from './ledger/ledger.ts'
import type { SiteConfig } from './model/config.ts'
import { hostFilesIn } from './model/hostFiles.ts'
import type { OwnTheme } from './model/ownTheme.ts'
import type { Checked, Problem } from './model/problem.ts'
import type { BuildFacts, Site } from './model/site.ts'
import type { Sources } from './model/sources.ts'
import { apiContracts, type ContractOf } from './pipeline/apiContracts.ts'
import { checkGuides } from './pipeline/checkGuides.ts'
import { htmlDocuments } from './pipeline/htmlDocuments.ts'
import type { BaseTheme } from './pipeline/loadTheme.ts'
import { type MarkdownEngines, markdownEngines, markdownFor } from './pipeline/markdownOptions.ts'
import { checkOwners } from './pipeline/outputOwners.ts'
import { ownStyles } from './pipeline/ownStyles.ts'
import { parseApis } from './pipeline/parseApis.ts'
import { parsePages } from './pipeline/parsePages.ts'
import { safeAssets } from './pipeline/safeAssets.ts'
import { noThreads, type ThreadPool } from './pipeline/threads/pool.ts'
import { withUnreadablePages } from './pipeline/unreadablePages.ts'
import { withIncludes } from './pipeline/withIncludes.ts'
import { withPointers } from './pipeline/withPointers.ts'
import type { WriteRequest } from './pipeline/writeSteps.ts'
import { assembleSite } from './site/assembleSite.ts'
import { readAuthors } from './site/blog/readAuthors.ts'
import { readFolders } from './site/folders/readFolders.ts'
import { readTagsFile } from './site/tags/readTagsFile.ts'

export type LoadRequest = {
  sources: Sources
  config: SiteConfig
  build: BuildFacts
  cache: Cache
  /** True in `serve`: drafts are pages like others. */
  withDrafts: boolean
  /** From an earlier build in the same process. */
  engines?: MarkdownEngines
  /** Loads the theme; without it, a site brings no parts of its own. */
  loadBase?: () => Promise<BaseTheme>
  /** Without threads, everything runs in this one. */
  threads?: ThreadPool
  /** Sends requests to other sites; absent unless requested. */
  checkExternal?: (links: ExternalLink[], config: SiteConfig) => Promise<Problem[]>
}

export type LoadedSite = {
  site: Site
  /** The APIs, prepared for checking guides. */
  contractOf: ContractOf
  problems: Problem[]
  links: number
  external: number
}

/** Reads the sources and returns a site whose links are checked. All commands start with it. */
export async function loadSite(request: LoadRequest): Promise<LoadedSite> {
  const { config, build, cache, withDrafts, checkExternal } = request
  const sources = withIncludes(withUnreadablePages(request.sources), config)
  const assets = await safeAssets(sources, config, cache)
  const styles = await ownStyles(sources, assets.value, config, cache)
  const ownTheme = await ownThemeOf(request)
  const markdown = markdownFor(sources, config, request.engines ?? markdownEngines())
  const pages = await parsePages(sources, config, markdown, cache, request.threads ?? noThreads)
  const apis = await parseApis(sources, config, markdown.load, cache)
  const documents = await htmlDocuments(sources, config, cache)
  const folders = readFolders(sources)
  const tags = readTagsFile(sources)
  const authors = readAuthors(sources)
  const site = assembleSite({
    config,
    pages: pages.value,
    apis: apis.value,
    assets: assets.value,
    folders: folders.value,
    tags: tags.value,
    authors: authors.value,
    documents,
    hostFiles: hostFilesIn(sources.readFile),
    styles: styles.value,
    ownTheme: ownTheme.value,
    build,
    withDrafts,
    texts: ({ key }) => cache.texts.read(key),
  })
  const links = siteLinks(site.value)
  const broken = checkSite(site.value, links, sources.readFile)
  const contractOf = apiContracts(apis.documentOf)
  const ledger = sources.readFile(LEDGER)
  const lost = ledger ? checkLedger(site.value, ledger.text) : []
  const guides = await checkGuides(site.value, contractOf, cache)
  const external = externalLinks(site.value, links)
  const asked = (await checkExternal?.(external, config)) ?? []
  const owners = checkOwners(site.value)
  const problems = [sources, folders, tags, authors, assets, styles, ownTheme, pages, apis, site].flatMap(
    (step) => step.problems,
  )
  return {
    site: site.value,
    contractOf,
    problems: withPointers(
      applyIgnores(
        [...problems, ...broken, ...owners, ...lost, ...guides, ...asked],
        site.value,
        links,
        checkExternal !== undefined,
      ),
      config,
      sources,
    ),
    links: [...links.pages.values()].flat().length,
    external: external.length,
  }
}

/** The parts and directives that a site brings. Most bring none. */
async function ownThemeOf({ sources, loadBase, cache }: LoadRequest): Promise<Checked<OwnTheme | undefined>> {
  if (!sources.theme || !loadBase) return { value: undefined, problems: [] }
  const { readOwnTheme } = await import('./pipeline/own/readOwnTheme.ts')
  return readOwnTheme(sources.theme, loadBase, cache)
}

/** Writes a site without errors by the steps of `outputPlan`: unchanged files are taken from the old site. */
export async function writeSite(request: WriteRequest): Promise<Committed> {
  const { writeSteps } = await import('./pipeline/writeSteps.ts')
  await writeSteps(request)
  return request.staging.commit({ baseUrl: request.site.config.baseUrl })
}

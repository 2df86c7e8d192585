import { applyIgnores } from './check/applyIgnores.ts'
import { checkSite } from './check/checkSite.ts'
import { type ExternalLink, externalLinks } from './check/externalLinks.ts'
import { foreignFiles } from './check/foreignFiles.ts'
import { namedTranslations } from './check/namedTranslations.ts'
import { siteLinks } from './check/siteLinks.ts'
import type { Committed } from './disk/outputFolder.ts'
import { checkLedger } from './ledger/checkLedger.ts'
import { LEDGER } from './ledger/ledger.ts'
import type { SiteConfig } from './model/config.ts'
import { hostFilesIn } from './model/hostFiles.ts'
import type { Problem } from './model/problem.ts'
import type { BuildFacts, Site } from './model/site.ts'
import { apiContracts, type ContractOf } from './pipeline/apiContracts.ts'
import { checkGuides } from './pipeline/checkGuides.ts'
import { htmlDocuments } from './pipeline/htmlDocuments.ts'
import { type MarkdownEngines, markdownEngines, markdownFor } from './pipeline/markdownOptions.ts'
import { checkOwners } from './pipeline/outputOwners.ts'
import { type OwnThemeRequest, ownThemeOf } from './pipeline/own/ownThemeOf.ts'
import { withDirectives } from './pipeline/own/withDirectives.ts'
import { ownStyles } from './pipeline/ownStyles.ts'
import { parseApis } from './pipeline/parseApis.ts'
import { parsePages } from './pipeline/parsePages.ts'
import { safeAssets } from './pipeline/safeAssets.ts'
import { noThreads, type ThreadPool } from './pipeline/threads/pool.ts'
import { withUnreadablePages } from './pipeline/unreadablePages.ts'
import { withDiagrams } from './pipeline/withDiagrams.ts'
import { withIncludes } from './pipeline/withIncludes.ts'
import { withPointers } from './pipeline/withPointers.ts'
import type { PartsShown, WriteRequest } from './pipeline/writeSteps.ts'
import { assembleSite } from './site/assembleSite.ts'
import { readAuthors } from './site/blog/readAuthors.ts'
import { readFolders } from './site/folders/readFolders.ts'
import { withApisInAll } from './site/languages/localConfig.ts'
import { readTagsFile } from './site/tags/readTagsFile.ts'

export type LoadRequest = OwnThemeRequest & {
  config: SiteConfig
  build: BuildFacts
  /** True in `serve`: drafts are pages like others. */
  withDrafts: boolean
  /** From an earlier build in the same process. */
  engines?: MarkdownEngines
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
  const { build, cache, withDrafts, checkExternal } = request
  const ownTheme = await ownThemeOf(request)
  const withOwn = withDirectives(request.config, ownTheme.value)
  const sources = withIncludes(withUnreadablePages(request.sources), withOwn)
  const { config, library } = withDiagrams(withOwn, sources)
  const assets = await safeAssets(sources, config, cache)
  const styles = await ownStyles(sources, assets.value, config, cache)
  const markdown = markdownFor(sources, config, request.engines ?? markdownEngines())
  const pages = await parsePages(sources, config, markdown, cache, request.threads ?? noThreads)
  const apis = await parseApis(sources, withApisInAll(config), markdown.load, cache)
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
    library,
    ownTheme: ownTheme.value,
    build,
    withDrafts,
    texts: ({ key }) => cache.texts.read(key),
  })
  const links = siteLinks(site.value)
  const broken = checkSite(site.value, links, sources.readFile)
  const foreign = [...foreignFiles(sources, links), ...namedTranslations(sources.pages, config)]
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
        [...problems, ...broken, ...foreign, ...owners, ...lost, ...guides, ...asked],
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

/**
 * Writes a site without errors by the steps of `outputPlan`: unchanged files are taken from the old site. Nothing is written
 * if a part of the site fails.
 */
export async function writeSite(request: WriteRequest): Promise<Committed & PartsShown> {
  const { writeSteps } = await import('./pipeline/writeSteps.ts')
  const parts = await writeSteps(request)
  if (parts.failures.length > 0) return { ...NOTHING_WRITTEN, ...parts }
  return { ...request.staging.commit({ baseUrl: request.site.config.baseUrl }), ...parts }
}

const NOTHING_WRITTEN: Committed = { steps: {}, unneeded: [] }

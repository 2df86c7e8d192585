import { applyIgnores } from './check/applyIgnores.ts'
import { checkSite } from './check/checkSite.ts'
import { type ExternalLink, externalLinks } from './check/externalLinks.ts'
import type { Cache } from './disk/cache.ts'
import type { Staging } from './disk/outputFolder.ts'
import { checkLedger } from './ledger/checkLedger.ts'
import { LEDGER } from './ledger/ledger.ts'
import type { SiteConfig } from './model/config.ts'
import type { Bundle } from './model/output.ts'
import type { Problem } from './model/problem.ts'
import { type Route, textFileOf } from './model/route.ts'
import type { BuildFacts, Site } from './model/site.ts'
import type { Sources } from './model/sources.ts'
import type { Theme } from './model/theme.ts'
import { checkGuides } from './pipeline/checkGuides.ts'
import { loadMarkdownOnce } from './pipeline/markdownOptions.ts'
import { parseApis } from './pipeline/parseApis.ts'
import { parsePages } from './pipeline/parsePages.ts'
import { withPointers } from './pipeline/withPointers.ts'
import { writePages } from './pipeline/writePages.ts'
import { siteFiles } from './render/siteFiles.ts'
import { searchFiles } from './search/searchFiles.ts'
import { assembleSite } from './site/assembleSite.ts'
import { LLMS_FULL_TXT, llmsFullTxt } from './text/llmsFullTxt.ts'
import { LLMS_TXT, llmsTxt } from './text/llmsTxt.ts'

export type LoadRequest = {
  sources: Sources
  config: SiteConfig
  build: BuildFacts
  cache: Cache
  /** True in `serve`: drafts are pages like others. */
  withDrafts: boolean
  /** Asks the network; absent when nobody wants that. */
  checkExternal?: (links: ExternalLink[]) => Promise<Problem[]>
}

export type LoadedSite = { site: Site; problems: Problem[]; links: number; external: number }

/** From sources to a site whose links are checked. All commands begin with it. */
export async function loadSite(request: LoadRequest): Promise<LoadedSite> {
  const { sources, config, build, cache, withDrafts, checkExternal } = request
  const loadMarkdown = loadMarkdownOnce(sources, config)
  const pages = await parsePages(sources, config, loadMarkdown, cache)
  const apis = await parseApis(sources, config, loadMarkdown, cache)
  const site = assembleSite({ config, pages: pages.value, apis: apis.value, assets: sources.assets, build, withDrafts })
  const links = checkSite(site.value, sources.readFile)
  const ledger = sources.readFile(LEDGER)
  const lost = ledger ? checkLedger(site.value, ledger.text) : []
  const guides = await checkGuides(site.value, cache)
  const external = externalLinks(site.value)
  const asked = (await checkExternal?.(external)) ?? []
  const problems = [sources, pages, apis, site, links].flatMap((step) => step.problems)
  return {
    site: site.value,
    problems: withPointers(
      applyIgnores([...problems, ...lost, ...guides, ...asked], site.value, checkExternal !== undefined),
      config,
      sources,
    ),
    links: links.links,
    external: external.length,
  }
}

/** From a site without errors to its files: one document and one text a route, the theme's files, the assets. */
export async function writeSite(site: Site, theme: Theme, bundle: Bundle, staging: Staging): Promise<void> {
  const renderer = { site, theme, bundle }
  await writePages(renderer, staging)
  for (const file of [...bundle.files, ...siteFiles(renderer), ...searchFiles(site)]) staging.write(file)
  staging.write({ path: LLMS_TXT, content: llmsTxt(site) })
  const textOf = (route: Route): string => staging.read(textFileOf(route, site.config))
  staging.writePieces(LLMS_FULL_TXT, llmsFullTxt(site, textOf))
  for (const asset of site.assets.values()) staging.copy(asset)
  staging.commit({ baseUrl: site.config.baseUrl })
}

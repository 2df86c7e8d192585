import { applyIgnores } from './check/applyIgnores.ts'
import { checkSite } from './check/checkSite.ts'
import { type ExternalLink, externalLinks } from './check/externalLinks.ts'
import type { Cache } from './disk/cache.ts'
import type { Staging } from './disk/outputFolder.ts'
import type { FileStamp } from './disk/outputRecord.ts'
import { checkLedger } from './ledger/checkLedger.ts'
import { LEDGER } from './ledger/ledger.ts'
import type { SiteConfig } from './model/config.ts'
import type { Problem } from './model/problem.ts'
import type { BuildFacts, Site } from './model/site.ts'
import type { Sources } from './model/sources.ts'
import { checkGuides } from './pipeline/checkGuides.ts'
import { type MarkdownEngines, markdownEngines, markdownFor } from './pipeline/markdownOptions.ts'
import type { OutputStep } from './pipeline/outputPlan.ts'
import { parseApis } from './pipeline/parseApis.ts'
import { parsePages } from './pipeline/parsePages.ts'
import { withPointers } from './pipeline/withPointers.ts'
import { assembleSite } from './site/assembleSite.ts'

export type LoadRequest = {
  sources: Sources
  config: SiteConfig
  build: BuildFacts
  cache: Cache
  /** True in `serve`: drafts are pages like others. */
  withDrafts: boolean
  /** Of an earlier build in the same process. */
  engines?: MarkdownEngines
  /** Asks the network; absent when nobody wants that. */
  checkExternal?: (links: ExternalLink[]) => Promise<Problem[]>
}

export type LoadedSite = { site: Site; problems: Problem[]; links: number; external: number }

/** From sources to a site whose links are checked. All commands begin with it. */
export async function loadSite(request: LoadRequest): Promise<LoadedSite> {
  const { sources, config, build, cache, withDrafts, checkExternal } = request
  const markdown = markdownFor(sources, config, request.engines ?? markdownEngines())
  const pages = await parsePages(sources, config, markdown, cache)
  const apis = await parseApis(sources, config, markdown.load, cache)
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

/** How many steps are made before signals, as of Ctrl-C, get their turn. */
const STEPS_AT_A_TIME = 50

/** From a site without errors to its files, as `outputPlan` says. */
export async function writeSite(
  site: Site,
  plan: OutputStep[],
  staging: Staging,
): Promise<Record<string, FileStamp[]>> {
  for (const [index, step] of plan.entries()) {
    staging.take(step)
    if (index % STEPS_AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return staging.commit({ baseUrl: site.config.baseUrl })
}

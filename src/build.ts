import { applyIgnores } from './check/applyIgnores.ts'
import { checkingSite } from './check/checkingSite.ts'
import { type ExternalLink, externalLinks } from './check/externalLinks.ts'
import { foreignFiles } from './check/foreignFiles.ts'
import { namedTranslations } from './check/namedTranslations.ts'
import { realExamples } from './check/realExamples.ts'
import { collectingLinks } from './check/siteLinks.ts'
import type { Committed } from './disk/outputFolder.ts'
import { checkLedger } from './ledger/checkLedger.ts'
import { LEDGER } from './ledger/ledger.ts'
import type { SiteConfig } from './model/config.ts'
import type { Problem } from './model/problem.ts'
import { pushAll } from './model/pushAll.ts'
import type { Site } from './model/site.ts'
import { apiContracts, type ContractOf } from './pipeline/apiContracts.ts'
import { checkGuides } from './pipeline/checkGuides.ts'
import { checkOwners } from './pipeline/outputOwners.ts'
import { pause, withPauses } from './pipeline/pause.ts'
import { type ReadRequest, readInputs } from './pipeline/readInputs.ts'
import { withoutCovered } from './pipeline/withoutCovered.ts'
import { withPointers } from './pipeline/withPointers.ts'
import type { PartsShown, WriteRequest } from './pipeline/writeSteps.ts'
import { assembleSite } from './site/assembleSite.ts'
import { staleTranslations } from './translations/staleTranslations.ts'

export type LoadRequest = ReadRequest & {
  /** Sends requests to other sites; absent unless requested. */
  checkExternal?: (links: ExternalLink[], config: SiteConfig) => Promise<Problem[]>
}

type LoadedSite = {
  site: Site
  /** The APIs, prepared for checking guides. */
  contractOf: ContractOf
  problems: Problem[]
  links: number
  external: number
}

/** Reads the sources and returns a site whose links are checked. All commands start with it. */
export async function loadSite(request: LoadRequest): Promise<LoadedSite> {
  const { cache, checkExternal } = request
  // Before the problems of the sources are taken: that it cannot be read is one of them.
  const ledger = request.sources.readFile(LEDGER)
  const { parts, config, sources, documentOf, ...read } = await readInputs(request)
  await pause()
  const { value: assembled, problems } = assembleSite(parts)
  const { value: site, problems: covered } = withoutCovered(assembled)
  await pause()
  const links = await withPauses(collectingLinks(site))
  const external = externalLinks(site, links)
  const contractOf = apiContracts(documentOf)
  const found = [...read.problems, ...problems, ...covered]
  const checks: (() => Problem[] | Promise<Problem[]>)[] = [
    () => withPauses(checkingSite(site, links, sources.readFile)),
    () => foreignFiles(sources, links),
    () => realExamples(site, links),
    () => namedTranslations(sources.pages, config),
    () => staleTranslations(sources, config),
    () => checkOwners(site),
    () => (ledger ? checkLedger(site, ledger.text) : []),
    () => checkGuides(site, contractOf, cache),
    async () => (await checkExternal?.(external, config)) ?? [],
  ]
  // Of a large site each takes a while, in which an edit or a request may have to wait.
  for (const check of checks) {
    pushAll(found, await check())
    await pause()
  }
  return {
    site,
    contractOf,
    problems: withPointers(applyIgnores(found, site, links, checkExternal !== undefined), config, sources),
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

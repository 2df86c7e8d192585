import { type ApiCoverage, apiCoverage } from '../pipeline/apiCoverage.ts'
import { fails, openSite, type Reading } from './openSite.ts'
import type { Settings } from './options.ts'
import type { Tools } from './tools.ts'

export type CoverageResult = Reading & {
  /** For each API, what no guide mentions; undefined when the site has errors. */
  apis: ApiCoverage[] | undefined
}

export async function coverage(settings: Settings, tools: Tools): Promise<CoverageResult> {
  const { site, contractOf, problems, checked, textOf } = await openSite({ settings, tools, withDrafts: false })
  const apis = site && contractOf && !fails(problems, false) ? await apiCoverage(site, contractOf) : undefined
  return { problems, checked, textOf, apis }
}

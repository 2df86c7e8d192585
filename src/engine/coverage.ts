import { apiCoverage } from '../pipeline/apiCoverage.ts'
import { fails, openSite } from './openSite.ts'
import type { CoverageResult } from './results.ts'
import type { Settings } from './settings.ts'
import type { Tools } from './tools.ts'

export async function coverage(settings: Settings, tools: Tools): Promise<CoverageResult> {
  const { site, contractOf, problems, known, inRepository, checked, textOf } = await openSite({
    settings,
    tools,
    withDrafts: false,
  })
  const apis = site && contractOf && !fails(problems, false) ? await apiCoverage(site, contractOf) : undefined
  return { problems, known, inRepository, checked, textOf, apis }
}

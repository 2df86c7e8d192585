import { apiCoverage } from '../pipeline/apiCoverage.ts'
import { fails } from './judgeProblems.ts'
import { openSite } from './openSite.ts'
import { type CoverageResult, readingOf } from './results.ts'
import type { Settings } from './settings.ts'
import type { Tools } from './tools.ts'

export async function coverage(settings: Settings, tools: Tools): Promise<CoverageResult> {
  const opened = await openSite({ settings, tools, withDrafts: false })
  const { site, contractOf, problems } = opened
  const apis = site && contractOf && !fails(problems, false) ? await apiCoverage(site, contractOf) : undefined
  return { ...readingOf(opened), apis }
}

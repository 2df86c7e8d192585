import { type Cache, cacheKey } from '../disk/cache.ts'
import type { Api } from '../model/api.ts'
import type { Page } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import type { Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import { apisAt } from '../model/versions.ts'
import type { ContractOf } from './apiContracts.ts'

/** Compares each guide with the APIs of its version. Results for unchanged pages and APIs are cached. */
export async function checkGuides(site: Site, contractOf: ContractOf, cache: Cache): Promise<Problem[]> {
  if (site.apis.length === 0) return []
  const check = checkerOf(contractOf)
  const problems: Problem[] = []
  for (const [at, content] of site.routes) {
    if (content.kind !== 'page' || content.page.translation?.standsIn || !hasSomething(content.page)) continue
    const { samples, names, links } = content.page
    const apis = apisAt(siteAt(site, at), at)
    const references = links.some(({ kind }) => kind === 'api')
    const key = cacheKey('guide', ...apis.map(({ sha256 }) => sha256), JSON.stringify([samples, names, references]))
    pushAll(problems, cache.get<Problem[]>(key) ?? cache.set(key, await check(content.page, apis)))
  }
  return problems
}

const hasSomething = ({ samples, names }: Page): boolean => samples.length > 0 || names.length > 0

type Checker = (page: Page, apis: Api[]) => Promise<Problem[]>

/** Opens the documents when a page needs them. */
function checkerOf(contractOf: ContractOf): Checker {
  return async (page, apis) => {
    const { checkGuide } = await import('../guides/checkGuide.ts')
    return checkGuide(page, await Promise.all(apis.map(contractOf)))
  }
}

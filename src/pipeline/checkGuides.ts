import { type Cache, cacheKey } from '../disk/cache.ts'
import type { Api } from '../model/api.ts'
import type { Page } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import type { ContractOf } from './apiContracts.ts'

/** Compares the guides with the APIs. Results for unchanged pages and APIs are cached. */
export async function checkGuides({ routes, apis }: Site, contractOf: ContractOf, cache: Cache): Promise<Problem[]> {
  if (apis.length === 0) return []
  const check = checkerOf(apis, contractOf)
  const problems: Problem[] = []
  for (const content of routes.values()) {
    if (content.kind !== 'page' || !hasSomething(content.page)) continue
    const { samples, names, links } = content.page
    const references = links.some(({ kind }) => kind === 'api')
    const key = cacheKey('guide', ...apis.map(({ sha256 }) => sha256), JSON.stringify([samples, names, references]))
    problems.push(...(cache.get<Problem[]>(key) ?? cache.set(key, (await check())(content.page))))
  }
  return problems
}

const hasSomething = ({ samples, names }: Page): boolean => samples.length > 0 || names.length > 0

type Checker = (page: Page) => Problem[]

/** Opens the documents when the first page needs them. */
function checkerOf(apis: Api[], contractOf: ContractOf): () => Promise<Checker> {
  let opened: Promise<Checker> | undefined
  const open = async (): Promise<Checker> => {
    const { checkGuide } = await import('../guides/checkGuide.ts')
    const contracts = await Promise.all(apis.map(contractOf))
    return (page) => checkGuide(page, contracts)
  }
  return () => {
    opened ??= open()
    return opened
  }
}

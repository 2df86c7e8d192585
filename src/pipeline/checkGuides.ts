import { type Cache, cacheKey } from '../disk/cache.ts'
import type { Api } from '../model/api.ts'
import type { Page } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { type ApiContract, openContract } from '../openapi/guides/apiContract.ts'
import { checkGuide } from '../openapi/guides/checkGuide.ts'

/** Whether the guides agree with the APIs. Of pages and APIs that are as they were, it is known. */
export async function checkGuides({ routes, apis }: Site, cache: Cache): Promise<Problem[]> {
  if (apis.length === 0) return []
  const open = openOnce(apis)
  const problems: Problem[] = []
  for (const content of routes.values()) {
    if (content.kind !== 'page' || !hasSomething(content.page)) continue
    const { samples, names, links } = content.page
    const references = links.some(({ kind }) => kind === 'api')
    const key = cacheKey('guide', ...apis.map(({ sha256 }) => sha256), JSON.stringify([samples, names, references]))
    problems.push(...(cache.get<Problem[]>(key) ?? cache.set(key, checkGuide(content.page, await open()))))
  }
  return problems
}

const hasSomething = ({ samples, names }: Page): boolean => samples.length > 0 || names.length > 0

function openOnce(apis: Api[]): () => Promise<ApiContract[]> {
  let opened: Promise<ApiContract[]> | undefined
  return () => {
    opened ??= Promise.all(apis.map(openContract))
    return opened
  }
}

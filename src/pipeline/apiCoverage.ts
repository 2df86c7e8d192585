import { coverageOf } from '../guides/coverage.ts'
import type { Api } from '../model/api.ts'
import type { Coverage } from '../model/coverage.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import type { ContractOf } from './apiContracts.ts'

type ApiCoverage = { api: Api; coverage: Coverage }

/** Computes how much of each API the guides mention. */
export async function apiCoverage(site: Site, contractOf: ContractOf): Promise<ApiCoverage[]> {
  const pages = [...site.routes.values()].flatMap((content) =>
    content.kind === 'page' && !content.page.translation ? [{ ...content.page, ...site.texts(content.page) }] : [],
  )
  return Promise.all(
    site.apis.map(async (api) => {
      const guides = site.mentions.get(api)
      const { document } = await contractOf(api)
      const { judgeSamples } = await import('../openapi/samples/judgeSamples.ts')
      const coverage = coverageOf(document, pages, (page: Page, { operationId, method, path }) => {
        const id = api.references.get(operationId ?? '') ?? api.references.get(`${method} ${path}`)
        return id !== undefined && (guides?.get(id)?.some(({ source }) => source === page.source) ?? false)
      })
      return { api, coverage: { ...coverage, samples: await judgeSamples(document) } }
    }),
  )
}

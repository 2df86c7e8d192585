import type { ApiContract } from '../guides/apiContract.ts'
import type { Api } from '../model/api.ts'
import type { DocumentOf } from './parseApis.ts'

/** An API, prepared for checking guides. */
export type ContractOf = (api: Api) => Promise<ApiContract>

/** Opens each API on demand: often there is no guide to check. */
export function apiContracts(documentOf: DocumentOf): ContractOf {
  const opened = new Map<Api, Promise<ApiContract>>()
  const open = async (api: Api): Promise<ApiContract> => {
    const { createJudge } = await import('../openapi/samples/judge.ts')
    const document = await documentOf(api)
    return { document, judge: await createJudge(document) }
  }
  return (api) => {
    const contract = opened.get(api) ?? open(api)
    opened.set(api, contract)
    return contract
  }
}

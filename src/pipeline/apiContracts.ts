import type { ApiContract } from '../guides/apiContract.ts'
import type { Api } from '../model/api.ts'
import type { DocumentOf } from './parseApis.ts'

/** An API as guides are held to it. */
export type ContractOf = (api: Api) => Promise<ApiContract>

/** Opens each when it is asked for: often there is no guide to judge. */
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

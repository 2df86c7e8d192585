import type { ApiRequests } from '../../src/model/requestModel.ts'
import type { Desk } from './desk.ts'
import { type RequestPage, requestPage } from './requestPage.ts'
import { readServer } from './serverChoice.ts'

export type { RequestPage }

/** Holds what the reader fills in, over all pages that a tab shows. */
export type RequestBuilder = {
  /** Makes the page of an API show it. */
  attach(api: HTMLElement, requests: ApiRequests, signal: AbortSignal): RequestPage
}

export function createRequestBuilder(): RequestBuilder {
  const desks = new Map<string, Desk & { address: string }>()
  return {
    attach(api, requests, signal) {
      const { api: name = '', requests: address = '' } = api.dataset
      const known = desks.get(name)
      // Another address is another version of the API: its operations may have changed, the keys have not.
      const desk =
        known?.address === address
          ? known
          : {
              address,
              name,
              requests,
              keys: known?.keys ?? new Map(),
              server: readServer(name, requests.servers),
              operations: new Map(),
            }
      desks.set(name, desk)
      return requestPage(api, desk, signal)
    },
  }
}

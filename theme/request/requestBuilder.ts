import type { ApiRequests } from '../../src/model/requestModel.ts'
import type { RequestForm } from './requestForm.ts'
import { type RequestPage, requestPage } from './requestPage.ts'
import { readServer } from './serverChoice.ts'

export type { RequestPage }

/** Holds what the reader fills in, over all pages that a tab shows. */
export type RequestBuilder = {
  /** Makes the page of an API show it. */
  attach(api: HTMLElement, requests: ApiRequests, signal: AbortSignal): RequestPage
}

export function createRequestBuilder(): RequestBuilder {
  const requestForms = new Map<string, RequestForm & { address: string }>()
  return {
    attach(api, requests, signal) {
      const { api: name = '', requests: address = '' } = api.dataset
      const known = requestForms.get(name)
      // Another address is another version of the API: its operations may have changed, the keys have not.
      const form =
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
      requestForms.set(name, form)
      return requestPage(api, form, signal)
    },
  }
}

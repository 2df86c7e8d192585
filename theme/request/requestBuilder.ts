import type { SharedRequests } from '../../src/model/sharedRequests.ts'
import type { RequestForm } from './requestForm.ts'
import { type RequestPage, requestPage } from './requestPage.ts'
import { readServer } from './serverChoice.ts'

export type { RequestPage }

/** Keeps the reader's values across all pages that are shown in a tab. */
export type RequestBuilder = {
  /** Shows the values on the page of an API. */
  attach(api: HTMLElement, requests: SharedRequests, signal: AbortSignal): RequestPage
}

export function createRequestBuilder(): RequestBuilder {
  const requestForms = new Map<string, RequestForm & { address: string }>()
  return {
    attach(api, requests, signal) {
      const { api: name = '', requests: address = '' } = api.dataset
      const known = requestForms.get(name)
      // A changed address is a new version of the API: its operations may differ, while the keys remain valid.
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

import type { SharedRequests } from '../../src/model/sharedRequests.ts'
import { script } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { element, nearest } from '../dom.ts'
import { readStored, serverKey } from '../islands/storage.ts'
import type { RequestBuilder, RequestPage } from '../request/requestBuilder.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import type { Enhancement } from './livePage.ts'
import { loadChunk } from './loadChunk.ts'
import { whenIdle } from './whenIdle.ts'
import { whenSeen } from './whenSeen.ts'
import { wrapButtons } from './wrapButtons.ts'

/**
 * Lets readers fill their own values into the requests of a reference. The form is loaded when it is first used, when a
 * language is chosen that the page does not have the requests in, or when a server was chosen on an earlier visit.
 */
export function lazyRequestForm(): Enhancement {
  let builder: RequestBuilder | undefined
  const load = async (api: HTMLElement, signal: AbortSignal): Promise<RequestPage> => {
    const all = () =>
      Promise.all([
        import('../request/requestBuilder.ts'),
        import('../fields/later.ts'),
        fetchRequests(api.dataset['requests'] ?? ''),
      ])
    const [{ createRequestBuilder }, { frameMissing }, requests] = await loadChunk('requests', all)
    builder ??= createRequestBuilder()
    wrapButtons(signal, frameMissing(api))
    return builder.attach(api, requests, signal)
  }
  return (signal) => {
    const api = document.querySelector<HTMLElement>('.api[data-requests]')
    if (!api) return
    let page: Promise<RequestPage> | undefined
    const ready = (): Promise<RequestPage> => {
      page ??= load(api, signal)
      page.catch(() => {
        page = undefined
      })
      return page
    }
    const onUse = (event: Event): void => {
      const control = nearest<HTMLElement>(event, CONTROLS[event.type] ?? '')
      if (control) use(control, ready())
    }
    for (const type of Object.keys(CONTROLS)) api.addEventListener(type, onUse, { signal })
    whenSeen(api.querySelectorAll('.tab-panel:empty'), signal, (panel) => use(panel, ready()))
    const isChosen = readStored(serverKey(api.dataset['api'] ?? '')) !== undefined
    // Restores the values of a returning reader. A failure is reported only once the form is used.
    if (builder || isChosen) whenIdle(() => signal.aborted || ready().catch(() => undefined))
  }
}

async function fetchRequests(address: string): Promise<SharedRequests> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

const CONTROLS: Record<string, string> = { click: '.api-fill', change: '.api-server select' }

/** @param control what the form is used with, or code that is missing */
function use(control: Element, ready: Promise<RequestPage>): void {
  const samples = control.closest('.api-samples')
  samples?.querySelector('.api-error')?.remove()
  ready.then(
    (page) => page.use(control),
    () => {
      const texts = shownTexts('script', script)
      const text = control.matches('.tab-panel') ? texts.codeNotLoaded : texts.formNotLoaded
      const message = fill(text, { reason: navigator.onLine ? texts.noAnswer : texts.offline })
      samples
        ?.querySelector('.api-fill')
        ?.after(element('p', { class: 'api-error', role: 'alert' }, saidNode(texts, text, message)))
    },
  )
}

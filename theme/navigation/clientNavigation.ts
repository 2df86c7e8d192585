import type { PageStateStore } from '../islands/pageState.ts'
import { isSameDocument, type OwnPages } from './ownPages.ts'
import type { PageSource } from './pageSource.ts'
import type { ProgressBar } from './progressBar.ts'
import { readPage } from './swapPage.ts'
import { viewTransition } from './viewTransition.ts'

export type ClientNavigation = {
  pages: OwnPages
  source: PageSource
  progress: ProgressBar
  state: PageStateStore
  /** Puts a page in the place of the one that is shown. */
  show(next: Document): void
}

const RETRY = 'retry'

/**
 * Goes from page to page of the site without loading a document. The browser keeps address, history, scroll positions
 * and focus (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface); one that does not know
 * how follows links as always.
 */
export function clientNavigation({ pages, source, progress, state, show }: ClientNavigation): void {
  if (!('navigation' in window)) return
  let shown = loadedAddress()

  const visit = async (to: URL, event: NavigateEvent): Promise<void> => {
    const next = isSameDocument(to, shown) ? document : await fetchPage(to, event)
    if (!next) return
    progress.done()
    await viewTransition(() => {
      if (event.signal.aborted) return
      state.set({ kind: 'shown' })
      if (next !== document) show(next)
      shown = to
      event.scroll()
    })
  }

  /** The page at an address; undefined when it is the browser's turn, or the reader's. */
  const fetchPage = async (to: URL, { signal }: NavigateEvent): Promise<Document | undefined> => {
    progress.start()
    if (state.get().kind === 'failed') state.set({ kind: 'loading' })
    try {
      const answer = await source.load(to, signal)
      const page = answer.kind === 'page' ? readPage(answer.html) : undefined
      // The address is already the new one: what cannot be shown here is loaded as if there were no script.
      if (!page) location.reload()
      return page
    } catch (trouble) {
      if (signal.aborted) return undefined
      progress.done()
      state.set({ kind: 'failed', reason: reasonOf(trouble), retry: () => navigation.reload({ info: RETRY }) })
      return undefined
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (!event.canIntercept || event.downloadRequest !== null || event.formData || !pages.has(to)) return
    if (event.navigationType === 'reload' && event.info !== RETRY) return
    // An entry that script adds, for what lies over the page.
    if (event.navigationType === 'push' && event.destination.sameDocument && !event.hashChange) return
    if (event.destination.sameDocument && isSameDocument(to, shown)) {
      // A jump inside the page, or back to it from one that was never shown: the browser does the rest.
      progress.done()
      if (state.get().kind !== 'crashed') state.set({ kind: 'shown' })
      return
    }
    event.intercept({ scroll: 'manual', handler: () => visit(to, event) })
  })
  navigation.addEventListener('navigateerror', () => progress.done())
  // Between the load and this line the reader may have gone back to a page that was shown in a document before.
  if (!isSameDocument(new URL(location.href), shown)) navigation.reload({ info: RETRY })
}

/** The address that the document was loaded from; the one in the address bar may be another by now. */
function loadedAddress(): URL {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href)
}

/** The browser's own words for a failed request differ and help nobody. */
function reasonOf(trouble: unknown): string {
  if (!navigator.onLine) return 'You are offline.'
  const words = trouble instanceof Error ? trouble.message : String(trouble)
  return `The site did not answer (${words}).`
}

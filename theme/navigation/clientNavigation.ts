import type { PageStateStore } from '../islands/pageState.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import { isSameDocument, type OwnPages } from './ownPages.ts'
import type { PageSource } from './pageSource.ts'
import { BAR_DELAY, type ProgressBar } from './progressBar.ts'
import { viewTransition } from './viewTransition.ts'

type ClientNavigation = {
  pages: OwnPages
  source: PageSource
  progress: ProgressBar
  state: PageStateStore
  /** Puts a page in the place of the one that is shown. */
  show(next: Document): void
}

const RETRY = 'retry'
/** How long the old page stays: until the bar has run for a second. */
const PATIENCE = BAR_DELAY + 1000

/**
 * Goes from page to page of the site without loading a document. The browser keeps address, history, scroll positions
 * and focus (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface); one that does not know
 * how follows links as always.
 *
 * The address changes when there is something to show at it: the page, why it failed, or that it is loading. Browsers
 * without `precommitHandler`, and steps through the history that cannot be held up, change it at once.
 */
export function clientNavigation({ pages, source, progress, state, show }: ClientNavigation): void {
  if (!('navigation' in window)) return
  let shown = loadedAddress()
  let last: NavigateEvent | undefined

  const fail = (reason: string): void =>
    state.set({ kind: 'failed', reason, retry: () => navigation.reload({ info: RETRY }) })

  /** A navigation that takes the place of this one begins in the same task. */
  const giveUp = (event: NavigateEvent): void => {
    setTimeout(() => last === event && fail('Loading was cancelled.'))
  }

  const take = (to: URL, event: NavigateEvent): void => {
    last = event
    const isRetry = event.navigationType === 'reload' && state.get().kind === 'failed'
    if (isRetry) state.set({ kind: 'loading' })
    const patience = state.get().kind === 'loading' ? 0 : PATIENCE
    if (!isSameDocument(to, shown)) progress.start()
    const arrival = isSameDocument(to, shown)
      ? Promise.resolve<Arrival>({ kind: 'page', page: document })
      : arrivalOf(to, source, event.signal)
    const early = Promise.race([arrival, after(patience)])
    const options: NavigationInterceptOptions = { scroll: 'manual', handler: () => visit(to, event, early, arrival) }
    if (event.cancelable) options.precommitHandler = async () => void (await early)
    event.intercept(options)
  }

  /** Shows what came for an address that is the current one now. `early` is undefined when it takes too long. */
  const visit = async (
    to: URL,
    event: NavigateEvent,
    early: Promise<Arrival | undefined>,
    arrival: Promise<Arrival>,
  ): Promise<void> => {
    if (!(await early)) {
      state.set({ kind: 'loading' })
      scrollTo(0, 0)
    }
    const arrived = await arrival
    if (event.signal.aborted) return giveUp(event)
    switch (arrived.kind) {
      case 'page':
        progress.done()
        return viewTransition(() => {
          if (event.signal.aborted) return giveUp(event)
          state.set({ kind: 'shown' })
          if (arrived.page !== document) show(arrived.page)
          shown = to
          event.scroll()
        })
      case 'surprise':
        // What cannot be shown here is loaded as if there were no script.
        return location.reload()
      case 'failed':
        progress.done()
        return fail(arrived.reason)
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
      last = event
      progress.done()
      if (state.get().kind !== 'crashed') state.set({ kind: 'shown' })
      return
    }
    take(to, event)
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

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))

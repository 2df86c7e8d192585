import { script } from '../../src/model/texts/scripts.ts'
import type { PageStateStore } from '../islands/pageState.ts'
import { shownTexts } from '../texts/shown.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import { isSameDocument, type OwnPages } from './ownPages.ts'
import type { PageSource } from './pageSource.ts'
import { PROGRESS, type ProgressBar } from './progressBar.ts'
import { viewTransition } from './viewTransition.ts'

type ClientNavigation = {
  pages: OwnPages
  source: PageSource
  progress: ProgressBar
  state: PageStateStore
  /** Replaces the page that is shown. */
  show(next: Document): void
}

const RETRY = 'retry'
/** How long the previous page stays: until the progress bar has been shown for a second. */
const PATIENCE = PROGRESS.delay + 1000

/**
 * Navigates within the site without loading a document. Address, history, scroll positions and focus are left to the
 * browser's Navigation API (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface);
 * browsers without it follow links as usual.
 * The address changes once there is something to show: the page, an error, or a loading state. Browsers without
 * `precommitHandler`, and history steps that cannot be delayed, change it at once.
 */
export function clientNavigation({ pages, source, progress, state, show }: ClientNavigation): void {
  if (!('navigation' in window)) return
  let shown = loadedAddress()
  let last: NavigateEvent | undefined

  const fail = (reason: string): void =>
    state.set({ kind: 'failed', reason, retry: () => navigation.reload({ info: RETRY }) })

  /** A navigation that replaces this one begins in the same task. */
  const giveUp = (event: NavigateEvent): void => {
    setTimeout(() => last === event && fail(shownTexts('script', script).cancelled))
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

  /** Shows the result for the current address. `early` is undefined if the request takes too long. */
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
        // Other answers are loaded as a full page.
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
    // A history entry that script adds for a popover or dialog.
    if (event.navigationType === 'push' && event.destination.sameDocument && !event.hashChange) return
    if (event.destination.sameDocument && isSameDocument(to, shown)) {
      // The browser handles jumps within the page, and steps back to it from a page that was never shown.
      last = event
      progress.done()
      if (state.get().kind !== 'crashed') state.set({ kind: 'shown' })
      return
    }
    take(to, event)
  })
  navigation.addEventListener('navigateerror', () => progress.done())
  // In the meantime the reader may have returned to a page that was shown in an earlier document.
  if (!isSameDocument(new URL(location.href), shown)) navigation.reload({ info: RETRY })
}

/** The address that the document was loaded from, which may differ from the one in the address bar. */
function loadedAddress(): URL {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href)
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))

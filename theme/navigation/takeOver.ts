import { script } from '../../src/model/texts/scripts.ts'
import type { PageStateStore } from '../islands/pageState.ts'
import { shownTexts } from '../texts/shown.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import { isSameDocument } from './ownPages.ts'
import type { PageSource } from './pageSource.ts'
import { PROGRESS, type ProgressBar } from './progressBar.ts'
import { viewTransition } from './viewTransition.ts'

/** What navigations work with. */
export type Navigating = {
  readonly source: PageSource
  readonly progress: ProgressBar
  readonly state: PageStateStore
  /** Replaces the page that is shown. */
  readonly show: (next: Document) => void
}

/** Where the reader is. */
export type Current = Navigating & {
  /** The address of the page that is shown. */
  shown: URL
  /** The navigation that was begun last. */
  last: NavigateEvent | undefined
}

/** The history state of a reload that the reader did not start. */
export const RETRY = 'retry'

/** How long the previous page stays: until the progress bar has been shown for a second. */
const PATIENCE = PROGRESS.delay + 1000

/** Loads the page that a navigation leads to, and shows it in the place of the browser. */
export function takeOver(event: NavigateEvent, to: URL, current: Current): void {
  const { state, progress, shown, source } = current
  current.last = event
  const isRetry = event.navigationType === 'reload' && state.get().kind === 'failed'
  if (isRetry) state.set({ kind: 'loading' })
  const patience = state.get().kind === 'loading' ? 0 : PATIENCE
  const isShown = isSameDocument(to, shown)
  if (!isShown) progress.start()
  const arrival = isShown
    ? Promise.resolve<Arrival>({ kind: 'page', page: document })
    : arrivalOf(to, source, event.signal)
  const early = Promise.race([arrival, after(patience)])
  const handler = async (): Promise<void> => {
    if (!(await early)) showLoading(current)
    await showArrival(await arrival, event, to, current)
  }
  const options: NavigationInterceptOptions = { scroll: 'manual', handler }
  if (event.cancelable) options.precommitHandler = async () => void (await early)
  event.intercept(options)
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))

function showLoading({ state }: Current): void {
  state.set({ kind: 'loading' })
  scrollTo(0, 0)
}

function showArrival(arrival: Arrival, event: NavigateEvent, to: URL, current: Current): void | Promise<void> {
  if (event.signal.aborted) return giveUp(event, current)
  // Other answers are loaded as a full page.
  if (arrival.kind === 'surprise') return location.reload()
  current.progress.done()
  if (arrival.kind === 'failed') return fail(arrival.reason, current)
  return viewTransition(() => {
    if (event.signal.aborted) return giveUp(event, current)
    current.state.set({ kind: 'shown' })
    if (arrival.page !== document) current.show(arrival.page)
    current.shown = to
    event.scroll()
  })
}

/** A navigation that replaces this one begins in the same task. */
function giveUp(event: NavigateEvent, current: Current): void {
  setTimeout(() => current.last === event && fail(shownTexts('script', script).cancelled, current))
}

const fail = (reason: string, { state }: Current): void =>
  state.set({ kind: 'failed', reason, retry: () => navigation.reload({ info: RETRY }) })

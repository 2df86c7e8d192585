import { refreshFiles } from './refreshFiles.ts'
import { servedPage } from './servedPage.ts'
import { shownProblems } from './shownProblems.ts'

/** Brings what writers change into the open page, and shows the problems of the site. */
function followServer(events: EventSource): void {
  const problems = shownProblems()
  const page = servedPage()
  page.arrive()
  void problems.refresh()

  // Updates run one after the other, so that an older answer cannot replace a newer one.
  let updating: Promise<void> = Promise.resolve()
  events.addEventListener('change', ({ data }) => {
    updating = updating
      .then(async () => {
        void problems.refresh()
        await page.update()
        problems.mark()
        refreshFiles(JSON.parse(data))
      })
      .catch(reportError)
  })
  events.addEventListener('visit', async ({ data }) => {
    const to = new URL(String(data), location.origin)
    // Prefetched pages are outdated after an edit.
    await updating
    if (to.origin === location.origin && to.pathname !== location.pathname) location.assign(to)
  })
  reloadIfMissed(events)
  // After a navigation, edits apply to the page that is shown now.
  if ('navigation' in window) {
    navigation.addEventListener('navigatesuccess', () => {
      if (page.arrive()) void problems.refresh()
    })
  }
}

/** Loads the page again where it may have changed without a word: before the server could be heard, or since it was lost. */
function reloadIfMissed(events: EventSource): void {
  const sent = stateOfPage()
  let lost = false
  events.addEventListener('state', ({ data }) => {
    if (!lost && sent !== undefined && sent !== data) location.reload()
  })
  events.addEventListener('error', () => {
    lost = true
  })
  events.addEventListener('open', () => {
    if (lost) location.reload()
  })
}

/** How many changes the server had seen when it sent this document. */
const stateOfPage = (): string | undefined =>
  performance
    .getEntriesByType('navigation')
    .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.serverTiming : []))
    .find(({ name }) => name === 'state')?.description

followServer(new EventSource('/@portalgen/events'))

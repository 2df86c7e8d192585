import { refreshFiles } from './refreshFiles.ts'
import { servedPage } from './servedPage.ts'
import { serverEvents } from './serverEvents.ts'
import { shownProblems } from './shownProblems.ts'

/** Brings what writers change into the open page, and shows the problems of the site. */
function followServer(events: EventTarget): void {
  const problems = shownProblems()
  const page = servedPage()
  page.arrive()
  void problems.refresh()

  // Updates run one after the other, so that an older answer cannot replace a newer one.
  let updating: Promise<void> = Promise.resolve()
  onMessage(events, 'change', ({ data }) => {
    updating = updating
      .then(async () => {
        void problems.refresh()
        await page.update()
        problems.mark()
        refreshFiles(JSON.parse(data))
      })
      .catch(reportError)
  })
  onMessage(events, 'visit', async ({ data }) => {
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

function onMessage(events: EventTarget, type: string, heard: (event: MessageEvent) => void): void {
  events.addEventListener(type, (event) => {
    if (event instanceof MessageEvent) heard(event)
  })
}

/** Loads the page again where it may have changed without a word: before the server could be heard, or since it was lost. */
function reloadIfMissed(events: EventTarget): void {
  let known = stateOfPage()
  let lost = false
  onMessage(events, 'change', ({ lastEventId }) => {
    known = Math.max(known, Number(lastEventId))
  })
  onMessage(events, 'state', ({ lastEventId }) => {
    if (!lost && Number(lastEventId) > known) location.reload()
  })
  events.addEventListener('error', () => {
    lost = true
  })
  events.addEventListener('open', () => {
    if (lost) location.reload()
  })
}

/** How many changes the server had seen when it sent this document. */
const stateOfPage = (): number =>
  Number(
    performance
      .getEntriesByType('navigation')
      .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.serverTiming : []))
      .find(({ name }) => name === 'state')?.description ?? Number.POSITIVE_INFINITY,
  )

followServer(serverEvents())

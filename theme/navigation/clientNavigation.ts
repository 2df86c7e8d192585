import { isSameDocument, type OwnPages } from './ownPages.ts'
import { type Current, type Navigating, RETRY, takeOver } from './takeOver.ts'

/**
 * Navigates within the site without loading a document. Address, history, scroll positions and focus are left to the
 * browser's Navigation API (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface);
 * browsers without it follow links as usual.
 * The address changes once there is something to show: the page, an error, or a loading state. Browsers without
 * `precommitHandler`, and history steps that cannot be delayed, change it at once.
 */
export function clientNavigation({ pages, ...given }: Navigating & { pages: OwnPages }): void {
  if (!('navigation' in window)) return
  const { progress, state } = given
  const current: Current = { ...given, shown: loadedAddress(), last: undefined }
  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (!pages.has(to) || isLeftToBrowser(event)) return
    if (!event.destination.sameDocument || !isSameDocument(to, current.shown)) return takeOver(event, to, current)
    // The browser handles jumps within the page, and steps back to it from a page that was never shown.
    current.last = event
    progress.done()
    if (state.get().kind !== 'crashed') state.set({ kind: 'shown' })
  })
  navigation.addEventListener('navigateerror', () => progress.done())
  // In the meantime the reader may have returned to a page that was shown in an earlier document.
  if (!isSameDocument(new URL(location.href), current.shown)) navigation.reload({ info: RETRY })
}

/** What cannot be taken over, a reload by the reader, and a history entry that script adds for a popover or dialog. */
const isLeftToBrowser = (event: NavigateEvent): boolean =>
  !event.canIntercept ||
  event.downloadRequest !== null ||
  Boolean(event.formData) ||
  (event.navigationType === 'reload' && event.info !== RETRY) ||
  (event.navigationType === 'push' && event.destination.sameDocument && !event.hashChange)

/** The address that the document was loaded from, which may differ from the one in the address bar. */
function loadedAddress(): URL {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href)
}

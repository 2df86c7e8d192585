import { whenIdle } from '../client/whenIdle.ts'
import { whenSeen } from '../client/whenSeen.ts'
import { nearest } from '../dom.ts'
import { isSameDocument, type OwnPages } from './ownPages.ts'
import type { PageSource } from './pageSource.ts'

/** The number of concurrent requests for links that came into view. */
const AT_A_TIME = 2

type Prefetch = {
  /** Prefetches links that come into view, until the signal aborts. */
  watch(signal: AbortSignal): void
}

/**
 * Prefetches pages that the reader is likely to open: at once on hover or touch, in turn when their links are in view.
 */
export function prefetch(source: PageSource, pages: OwnPages): Prefetch {
  const waiting = new Map<string, URL>()
  let running = 0

  const wanted = (link: EventTarget | null): URL | undefined => {
    // `serve` marks the links that it knows to be broken.
    if (!(link instanceof HTMLAnchorElement) || link.target || link.matches('[download], [data-broken]'))
      return undefined
    const address = new URL(link.href)
    return pages.has(address) && !isSameDocument(address, new URL(location.href)) ? address : undefined
  }
  const takeNext = async (): Promise<void> => {
    const [next] = waiting
    if (!next || running >= AT_A_TIME || isSlow()) return
    running += 1
    waiting.delete(next[0])
    await source.prefetch(next[1])
    running -= 1
    void takeNext()
  }
  const watch = (signal: AbortSignal): void => {
    whenSeen(document.links, signal, (link, observer) => {
      const address = wanted(link)
      if (!address) return
      observer.unobserve(link)
      waiting.set(address.pathname + address.search, address)
      void takeNext()
    })
    signal.addEventListener('abort', () => waiting.clear())
  }
  const atOnce = (event: Event): void => {
    const address = wanted(nearest(event, 'a'))
    if (address && !isSlow()) void source.prefetch(address)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, atOnce, { passive: true })
  return { watch: (signal) => whenLoaded(() => whenIdle(() => signal.aborted || watch(signal))) }
}

/** What the page itself needs comes first. */
function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

/** Prefetching is disabled if the reader saves data. Safari and Firefox do not report this. */
function isSlow(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  return saveData === true || effectiveType.includes('2g')
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
  }
}

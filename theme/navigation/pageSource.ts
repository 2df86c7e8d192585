/** The answer for an address; a surprise is an answer that only the browser can handle. */
type PageAnswer = { kind: 'page'; html: string } | { kind: 'surprise' }

/** Loads pages from the network, or from those that were prefetched. */
export type PageSource = {
  /** Rejects if there is no answer, for example offline or when the signal aborts. */
  load(address: URL, signal: AbortSignal): Promise<PageAnswer>
  /** Prefetches a page once. Failures are ignored, since the reader has not requested the page. */
  prefetch(address: URL): Promise<void>
  /** Discards prefetched pages. */
  forget(): void
}

const KEPT = 60
// As long as a browser's back-forward cache keeps a page.
const FRESH_MS = 10 * 60 * 1000
const LARGEST_PREFETCH = 1_000_000

export function pageSource(): PageSource {
  const answers = new Map<string, { at: number; answer: Promise<PageAnswer> }>()

  const keep = (key: string, answer: Promise<PageAnswer>): Promise<PageAnswer> => {
    answers.delete(key)
    answers.set(key, { at: Date.now(), answer })
    for (const oldest of answers.keys()) if (answers.size > KEPT) answers.delete(oldest)
    answer.then(
      ({ kind }) => kind === 'surprise' && answers.delete(key),
      () => answers.delete(key),
    )
    return answer
  }
  const kept = (key: string): Promise<PageAnswer> | undefined => {
    const found = answers.get(key)
    return found && Date.now() - found.at < FRESH_MS ? found.answer : undefined
  }
  return {
    async load(address, signal) {
      const key = keyOf(address)
      const early = await kept(key)?.catch(() => undefined)
      signal.throwIfAborted()
      if (early?.kind === 'page') return early
      return keep(key, fetchPage(address, { signal }))
    },
    async prefetch(address) {
      const key = keyOf(address)
      if (answers.has(key)) return
      await keep(key, fetchPage(address, { priority: 'low' }, LARGEST_PREFETCH)).catch(() => undefined)
    },
    forget: () => answers.clear(),
  }
}

const keyOf = ({ pathname, search }: URL): string => pathname + search

async function fetchPage(address: URL, options: RequestInit, largest = Infinity): Promise<PageAnswer> {
  const response = await fetch(address.pathname + address.search, { ...options, headers: { accept: 'text/html' } })
  const type = response.headers.get('content-type') ?? ''
  const size = Number(response.headers.get('content-length'))
  // Hosts answer an unknown path with status 404 and this site's own page for it.
  const usual = (response.ok || response.status === 404) && !response.redirected && type.startsWith('text/html')
  if (!usual || size > largest) {
    await response.body?.cancel()
    return { kind: 'surprise' }
  }
  return { kind: 'page', html: await response.text() }
}

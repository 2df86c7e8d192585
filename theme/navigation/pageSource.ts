/** What came back for an address. A surprise is whatever the browser alone should deal with. */
type PageAnswer = { kind: 'page'; html: string } | { kind: 'surprise' }

/** Where pages come from: the network, or what was fetched before. */
export type PageSource = {
  /** Rejects when there is no answer, as when the network is gone or the signal aborts. */
  load(address: URL, signal: AbortSignal): Promise<PageAnswer>
  /** Fetches a page that may be wanted next, once. Failures are forgotten: the reader has not asked for anything. */
  prefetch(address: URL): Promise<void>
  /** What was fetched before is no longer what there is. */
  forget(): void
}

const KEPT = 60
// As long as a browser's own back-forward cache takes a page for the same.
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
  // Hosts answer an unknown path with 404 and the page of this site that says so.
  const usual = (response.ok || response.status === 404) && !response.redirected && type.startsWith('text/html')
  if (!usual || size > largest) {
    await response.body?.cancel()
    return { kind: 'surprise' }
  }
  return { kind: 'page', html: await response.text() }
}

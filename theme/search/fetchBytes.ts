/** Some bytes of a file, without the one at `to`. */
export type BytesRange = { from: number; to: number }

/** Loads a file, or some bytes of it. */
export type FetchBytes = (url: URL, range?: BytesRange) => Promise<Uint8Array>

/** Loads files of the site. What a host sends in full when it is asked for a range is kept for further ranges. */
export function createFetchBytes(): FetchBytes {
  const whole = new Map<string, Uint8Array>()
  return async (url, range) => {
    if (!range) return bytesOf(await ask(url))
    const { from, to } = range
    const known = whole.get(url.href)
    if (known) return known.subarray(from, to)
    // In a browser's cache, requests for parts of one file wait for one another.
    const response = await ask(url, { headers: { Range: `bytes=${from}-${to - 1}` }, cache: 'no-store' })
    const bytes = await bytesOf(response)
    if (response.status === 206) return bytes
    whole.set(url.href, bytes)
    return bytes.subarray(from, to)
  }
}

const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer())

async function ask(url: URL, options: RequestInit = {}): Promise<Response> {
  // The names of other files change with their content; the manifest's does not.
  const cache = url.pathname.includes('/assets/') ? 'default' : 'no-cache'
  const response = await fetch(url, { cache, ...options }).catch(notReached)
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`)
  return response
}

/** The browsers' own messages for failed requests differ and do not help readers. */
function notReached(cause: unknown): never {
  throw new Error(`The site did not answer (${cause instanceof Error ? cause.message : cause}).`, { cause })
}

const ADDRESS = '/@portalgen/events'
const TYPES = ['state', 'change', 'visit', 'open', 'error'] as const

type Type = (typeof TYPES)[number]

/** An event as pages hand it on; `ask` is a page that has just been opened. */
type Told = { type: Type | 'ask'; data: string; lastEventId: string }

/**
 * The events of the server. Browsers open six connections to a host, so that a seventh page would never load: one page of a
 * browser listens, and hands on what it hears to the others. When it is closed, the next one listens.
 */
export function serverEvents(): EventTarget {
  // Only pages of this machine or over HTTPS have them.
  if (!('locks' in navigator)) return new EventSource(ADDRESS)
  const target = new EventTarget()
  const others = new BroadcastChannel(ADDRESS)
  const hear = ({ type, ...init }: Told): boolean => target.dispatchEvent(new MessageEvent(type, init))
  others.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  const listen = (): Promise<never> => {
    const source = new EventSource(ADDRESS)
    let latest = ''
    for (const type of TYPES) {
      source.addEventListener(type, (event) => {
        const { data = '', lastEventId = '' } = event instanceof MessageEvent ? event : {}
        latest = lastEventId || latest
        others.postMessage({ type, data, lastEventId } satisfies Told)
        hear({ type, data, lastEventId })
      })
    }
    target.addEventListener('ask', () => {
      if (latest) others.postMessage({ type: 'state', data: '', lastEventId: latest } satisfies Told)
    })
    // The page listens until it is closed.
    return new Promise<never>(() => undefined)
  }
  void navigator.locks.request(ADDRESS, listen)
  others.postMessage({ type: 'ask', data: '', lastEventId: '' } satisfies Told)
  return target
}

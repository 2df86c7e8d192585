import type { PageStateStore } from '../islands/pageState.ts'

/** Adds behaviour to a page; its listeners are removed when the signal aborts. */
export type Enhancement = (signal: AbortSignal) => void

type LivePage = { arrive(): void; leave(): void }

/** Adds all behaviour to the current page. If one part fails, the page keeps the server's markup and shows a notice. */
export function livePage(enhancements: Enhancement[], state: PageStateStore): LivePage {
  let life = new AbortController()
  const leave = (): void => life.abort()
  const arrive = (): void => {
    life = new AbortController()
    const crashes = enhancements.flatMap((enhance) => crashOf(enhance, life.signal))
    if (crashes.length === 0) return
    const retry = (): void => {
      state.set({ kind: 'shown' })
      leave()
      arrive()
    }
    state.set({ kind: 'crashed', error: crashes[0], retry })
  }
  return { arrive, leave }
}

function crashOf(enhance: Enhancement, signal: AbortSignal): unknown[] {
  try {
    enhance(signal)
    return []
  } catch (error) {
    reportError(error)
    return [error]
  }
}

import type { PageStateStore } from '../islands/pageState.ts'

/** Makes something of a page alive; all that it listens to ends with the signal. */
export type Enhancement = (signal: AbortSignal) => void

type LivePage = { arrive(): void; leave(): void }

/** What script adds to the page that is shown. Where it fails the page stays as the server wrote it, and says so. */
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

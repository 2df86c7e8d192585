/** What the reader sees of the page at the current address. */
type PageState =
  /** Its text. */
  | { kind: 'shown' }
  /** Nothing yet: the page before was kept long enough, or could not be loaded. */
  | { kind: 'loading' }
  /** The reason why it could not be loaded, in place of the text. */
  | { kind: 'failed'; reason: string; retry: () => void }
  /** Its text, and above it what went wrong while it came alive. */
  | { kind: 'crashed'; error: unknown; retry: () => void }

/** Holds the state, for script that changes it and React that shows it. */
export type PageStateStore = {
  get(): PageState
  set(state: PageState): void
  /** Returns what ends it. */
  subscribe(changed: () => void): () => void
}

export function pageStateStore(): PageStateStore {
  let state: PageState = { kind: 'shown' }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      state = next
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** What is shown for the current address. */
type PageState =
  /** The content. */
  | { kind: 'shown' }
  /** Nothing yet: the previous page was kept for long enough, or could not be loaded. */
  | { kind: 'loading' }
  /** The reason why the page could not be loaded, in place of the content. */
  | { kind: 'failed'; reason: string; retry: () => void }
  /** The content, with an error of its script above it. */
  | { kind: 'crashed'; error: unknown; retry: () => void }

/** The state of the page, set by script and rendered by React. */
export type PageStateStore = {
  get(): PageState
  set(state: PageState): void
  /** Returns a function that unsubscribes. */
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

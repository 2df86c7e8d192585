/** Runs a callback once, when the browser is idle or at the first interaction of the reader. */
export function whenIdle(work: () => unknown): void {
  const occasions = ['pointerdown', 'keydown', 'focusin'] as const
  const done = new AbortController()
  const { signal } = done
  const start = (): void => {
    if (signal.aborted) return
    done.abort()
    work()
  }
  for (const occasion of occasions) addEventListener(occasion, start, { capture: true, signal })
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

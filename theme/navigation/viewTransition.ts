/** Changes the page with a cross-fade, if the browser supports it and the reader does not prefer reduced motion. */
export async function viewTransition(change: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('startViewTransition' in document)) return change()
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // The promise rejects if the transition is skipped, for example in a hidden tab; the page changes anyway.
  ready.catch(() => undefined)
  await updateCallbackDone
}

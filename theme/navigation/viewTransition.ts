/** Changes the page, fading from the old to the new where the browser can and the reader likes movement. */
export async function viewTransition(change: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('startViewTransition' in document)) return change()
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // Rejects when the fading is left out, as in a hidden tab; the change is made all the same.
  ready.catch(() => undefined)
  await updateCallbackDone
}

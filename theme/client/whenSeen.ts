/** Called with an element in view, and with what watches it. */
type Seen = (element: Element, observer: IntersectionObserver) => void

/**
 * Calls with each element when it comes into view, until the signal aborts.
 *
 * @param options how far outside of the window that begins
 * @returns looks again at all that are in view
 */
export function whenSeen(
  elements: Iterable<Element>,
  signal: AbortSignal,
  seen: Seen,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen(target, observer)
  }, options)
  const watch = (): void => {
    observer.disconnect()
    for (const element of elements) observer.observe(element)
  }
  watch()
  signal.addEventListener('abort', () => observer.disconnect())
  return watch
}

import { loadChunk } from './loadChunk.ts'
import { whenSeen } from './whenSeen.ts'

/**
 * Puts the fields of a schema in the place of the link to them when their fold is opened, or comes into view open. Without
 * script, and where they cannot be loaded, the link leads there.
 */
export function innerFields(signal: AbortSignal): void {
  const fill = (fold: EventTarget | null): void => {
    if (!(fold instanceof HTMLDetailsElement) || !fold.open) return
    const link = fold.querySelector<HTMLAnchorElement>(':scope > a')
    if (!fold.matches('.api-inner') || !link) return
    const load = () => import('../fields/later.ts')
    void loadChunk('fields', load).then(
      ({ fillFold }) => fillFold(fold, link, signal),
      () => undefined,
    )
  }
  // The event does not bubble.
  const options = { capture: true, signal }
  document.querySelector('.api')?.addEventListener('toggle', ({ target }) => fill(target), options)
  const fillOnce = (fold: Element, observer: IntersectionObserver): void => {
    observer.unobserve(fold)
    fill(fold)
  }
  whenSeen(document.querySelectorAll('.api-inner[open]'), signal, fillOnce, { rootMargin: '400px' })
}

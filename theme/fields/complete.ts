import type { whenSeen } from '../client/whenSeen.ts'
import { element } from '../dom.ts'
import { fillFold } from './fillFold.ts'
import { linksToOwn } from './linksToOwn.ts'

/** Adds what the pages of a large reference leave to script: links of names, and folds of bodies that come near the window. */
export function complete(signal: AbortSignal, watch: typeof whenSeen): void {
  // The reader may have gone to another page in the meantime.
  if (signal.aborted) return
  linksToOwn()
  const addFold = (media: Element, observer: IntersectionObserver): void => {
    observer.unobserve(media)
    const label = media.getAttribute('data-fields') ?? ''
    media.removeAttribute('data-fields')
    const link = media.querySelector('.api-type a')?.cloneNode(true)
    if (!(link instanceof HTMLAnchorElement)) return
    const fold = element('details', { class: 'api-fold api-inner' }, element('summary', {}, label), link)
    media.append(fold)
    void fillFold(fold, link, signal).then(() => {
      if (isOutOfSight(fold)) fold.open = true
    })
  }
  watch(document.querySelectorAll('.api-media[data-fields]'), signal, addFold, { rootMargin: '800px' })
}

/** Whether nothing that the reader sees moves when this grows: it is below, or above where the browser keeps the place. */
function isOutOfSight(fold: Element): boolean {
  const { top, bottom } = fold.getBoundingClientRect()
  return top >= innerHeight || (bottom <= 0 && CSS.supports('overflow-anchor', 'auto'))
}

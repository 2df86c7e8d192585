import type { whenSeen } from '../client/whenSeen.ts'
import { element } from '../dom.ts'
import { linksToOwn } from './linksToOwn.ts'

/** Adds what the pages of a large reference leave to script: links of names, and open folds of bodies that come into view. */
export function complete(signal: AbortSignal, watch: typeof whenSeen): void {
  // The reader may have gone to another page in the meantime.
  if (signal.aborted) return
  linksToOwn()
  const addFold = (media: Element, observer: IntersectionObserver): void => {
    observer.unobserve(media)
    const label = media.getAttribute('data-fields') ?? ''
    media.removeAttribute('data-fields')
    const link = media.querySelector('.api-type a')?.cloneNode(true)
    // An open fold tells that it is open, once it is in the page.
    if (link)
      media.append(element('details', { class: 'api-fold api-inner', open: true }, element('summary', {}, label), link))
  }
  watch(document.querySelectorAll('.api-media[data-fields]'), signal, addFold, { rootMargin: '400px' })
}

import { element } from '../dom.ts'
import { loadChunk } from './loadChunk.ts'
import { whenSeen } from './whenSeen.ts'

/**
 * Puts the fields of a schema in the place of the link to them when their fold is opened. Without script, and where they
 * cannot be loaded, the link leads there. Bodies in large references get an open fold when they come into view.
 */
export function innerFields(signal: AbortSignal): void {
  const onToggle = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const link = target.querySelector<HTMLAnchorElement>(':scope > a')
    if (!target.matches('.api-inner') || !link) return
    const load = () => import('../fields/later.ts')
    void loadChunk('fields', load).then(
      ({ fillFold }) => fillFold(target, link, signal),
      () => undefined,
    )
  }
  // The event does not bubble.
  document.querySelector('.api')?.addEventListener('toggle', onToggle, { capture: true, signal })
  const addFold = (media: Element, observer: IntersectionObserver): void => {
    observer.unobserve(media)
    const label = media.getAttribute('data-fields') ?? ''
    media.removeAttribute('data-fields')
    const link = media.querySelector('.api-type a')?.cloneNode(true)
    // An open fold tells that it is open, once it is in the page.
    if (link)
      media.append(element('details', { class: 'api-fold api-inner', open: true }, element('summary', {}, label), link))
  }
  whenSeen(document.querySelectorAll('.api-media[data-fields]'), signal, addFold, { rootMargin: '400px' })
}

import { loadChunk } from './loadChunk.ts'
import { whenSeen } from './whenSeen.ts'

/**
 * Puts the fields of a schema in the place of the link to them when their fold is opened. Without script, and where they
 * cannot be loaded, the link leads there. Large references leave more to script, which is loaded with them.
 */
export function innerFields(signal: AbortSignal): void {
  const later = (use: (chunk: typeof import('../fields/later.ts')) => void): void =>
    void loadChunk('fields', () => import('../fields/later.ts')).then(use, () => undefined)
  const onToggle = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches('.api-inner[open]')) return
    const link = target.querySelector<HTMLAnchorElement>(':scope > a')
    if (link) later(({ fillFold }) => void fillFold(target, link, signal))
  }
  // The event does not bubble.
  document.querySelector('.api')?.addEventListener('toggle', onToggle, { capture: true, signal })
  if (document.querySelector('.api :is(a:not([href]), [data-fields])'))
    later(({ complete }) => complete(signal, whenSeen))
}

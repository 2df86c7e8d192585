import { loadChunk } from './loadChunk.ts'

/**
 * Puts the fields of a schema in the place of the link to them when their fold is opened. Without script, and where they
 * cannot be loaded, the link leads there.
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
}

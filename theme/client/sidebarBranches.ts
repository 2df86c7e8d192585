import { script } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { element, nearest } from '../dom.ts'
import { shownTexts } from '../texts/shown.ts'
import { loadChunk } from './loadChunk.ts'

/**
 * Completes a large sidebar, of which each page contains only the open branch: other categories become expandable, long
 * lists can be shown in full, and their items are loaded when they are first opened.
 */
export function sidebarBranches(signal: AbortSignal): void {
  const sidebar = document.querySelector<HTMLElement>('#__menu .sidebar[data-whole]')
  if (!sidebar) return
  const { pagesIn } = shownTexts('script', script)
  for (const link of sidebar.querySelectorAll('a.sidebar-category:only-child')) {
    link.after(closedFold(fill(pagesIn, { name: link.textContent })))
  }
  for (const more of sidebar.querySelectorAll<HTMLElement>('.sidebar-more')) {
    more.hidden = false
    more.setAttribute('role', 'button')
    more.tabIndex = 0
  }
  const complete = async (target: Element): Promise<void> => {
    const load = () => import('../sidebar/wholeSidebar.ts')
    const whole = await loadChunk('sidebar', load).catch(() => undefined)
    if (!signal.aborted) await whole?.fillBranch(sidebar, target)
  }
  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.open && target.children.length === 1) void complete(target)
  }
  const onClick = (event: Event): void => {
    const more = nearest(event, '.sidebar-more')
    if (!more || (event instanceof KeyboardEvent && event.key !== 'Enter')) return
    event.preventDefault()
    void complete(more)
  }
  sidebar.addEventListener('toggle', onToggle, { signal, capture: true })
  sidebar.addEventListener('click', onClick, { signal, capture: true })
  sidebar.addEventListener('keydown', onClick, { signal, capture: true })
}

const closedFold = (name: string): HTMLDetailsElement =>
  element('details', {}, element('summary', { class: 'sidebar-fold', 'aria-label': name }))

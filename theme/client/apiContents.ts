import { loadChunk } from './loadChunk.ts'

/** Adds a filter to the contents of an API reference; without script they are a list of links. */
export function apiContents(signal: AbortSignal): void {
  const nav = document.querySelector<HTMLElement>('.api-contents')
  if (!nav) return
  nav.querySelector('.api-filter')?.addEventListener('focusin', () => void filter(nav, signal), { signal, once: true })
  // On a single page, only addresses of other references lead to another page. They contain slashes, and ids of this
  // page do not.
  const marks = nav.dataset['file'] === undefined ? '/' : '#'
  const follow = (): void => {
    if (!location.hash.replace(/%2f/gi, '/').includes(marks)) return
    void loadChunk('contents', () => import('../contents/followMoved.ts')).then(({ followMoved }) => followMoved(nav))
  }
  follow()
  addEventListener('hashchange', follow, { signal })
}

/** If the filter cannot be loaded, the plain list remains. */
async function filter(nav: HTMLElement, signal: AbortSignal): Promise<void> {
  const load = () => import('../contents/filterContents.ts')
  const chunk = await loadChunk('contents', load).catch(() => undefined)
  if (!signal.aborted) chunk?.filterContents(nav, signal)
}

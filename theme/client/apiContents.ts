import { loadChunk } from './loadChunk.ts'

/** What script adds to the contents of an API reference; without it they are a list of links. */
export function apiContents(signal: AbortSignal): void {
  const nav = document.querySelector<HTMLElement>('.api-contents')
  if (!nav) return
  nav.querySelector('.api-filter')?.addEventListener('focusin', () => void filter(nav, signal), { signal, once: true })
  // On a single page, only addresses of other references lead elsewhere. They have slashes, and ours never do.
  const marks = nav.dataset['file'] === undefined ? '/' : '#'
  const follow = (): void => {
    if (!location.hash.replace(/%2f/gi, '/').includes(marks)) return
    void loadChunk('contents', () => import('../contents/followMoved.ts')).then(({ followMoved }) => followMoved(nav))
  }
  follow()
  addEventListener('hashchange', follow, { signal })
}

/** Where the filter cannot be loaded, the list is what it is without script. */
async function filter(nav: HTMLElement, signal: AbortSignal): Promise<void> {
  const load = () => import('../contents/filterContents.ts')
  const chunk = await loadChunk('contents', load).catch(() => undefined)
  if (!signal.aborted) chunk?.filterContents(nav, signal)
}

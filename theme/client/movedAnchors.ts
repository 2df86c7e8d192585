import { idOf } from '../dom.ts'

/** Follows a fragment that has moved to another page. */
export function movedAnchors(signal: AbortSignal): void {
  const follow = (): void => {
    const target = document.getElementById(idOf(location.hash))
    const link = target?.matches('.moved-anchor') ? target.querySelector('a') : undefined
    if (link) location.replace(link.href)
  }
  addEventListener('hashchange', follow, { signal })
  follow()
}

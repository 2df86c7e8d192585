import { followStored, readStored, store, VERSION_KEY } from '../islands/storage.ts'

/**
 * Remembers the version of the documentation that the reader has picked, and points the links of the navigation to it.
 * Visiting a version does not pick it. Links to other versions and languages keep the section.
 */
export function versions(signal: AbortSignal): void {
  const picks = [...document.querySelectorAll<HTMLAnchorElement>('[data-version]')]
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-versions]')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-version], .picker a')) {
    const { hash } = link
    link.addEventListener('click', () => keepPlace(link, hash))
  }
  if (picks.length + links.length === 0) return

  const follow = (stored: string | undefined): void => {
    for (const link of links) {
      const addresses: Record<string, string> = JSON.parse(link.dataset['versions'] ?? '{}')
      // The original address applies to readers who have picked no version.
      link.dataset['written'] ??= link.getAttribute('href') ?? ''
      const wanted = stored !== undefined && Object.hasOwn(addresses, stored) ? addresses[stored] : undefined
      link.setAttribute('href', wanted ?? link.dataset['written'])
    }
  }
  const known = picks.map((pick) => pick.dataset['version'])
  const stored = readStored(VERSION_KEY)
  if (stored !== undefined && known.length > 0 && !known.includes(stored)) store(VERSION_KEY, undefined)
  follow(readStored(VERSION_KEY))
  signal.addEventListener('abort', followStored(VERSION_KEY, follow))
  for (const pick of picks) pick.addEventListener('click', () => store(VERSION_KEY, pick.dataset['version']))
}

/** Leads to the same section in the other version or language, if it is there; `written` is that of the page as a whole. */
function keepPlace(link: HTMLAnchorElement, written: string): void {
  link.search = location.search
  link.hash = location.hash || written
}

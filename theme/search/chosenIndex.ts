import { readStored, VERSION_KEY } from '../islands/storage.ts'

/** The index of the version that the page belongs to; outside of versions, of the one that the reader has picked. */
export function chosenIndex(): URL {
  const named = [...document.querySelectorAll<HTMLMetaElement>('meta[name="search-index"]')]
  const picked = readStored(VERSION_KEY)
  const chosen = named.find(({ dataset: { version } }) => version === undefined || version === picked)
  // The index of the site lies where that does, and scripts lie in its `assets/`.
  return chosen ? new URL(chosen.content, location.href) : new URL('../search.json', import.meta.url)
}

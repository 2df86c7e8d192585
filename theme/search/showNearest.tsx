import { createRoot } from 'react-dom/client'
import type { SearchGroup } from './answer.ts'
import { nearestAddresses } from './nearestAddresses.ts'
import { siteSearch } from './siteSearch.ts'

const SHOWN = 5

/** Fills the page for unknown addresses with the pages that are nearest to one, by its name and by its words. */
export async function showNearest(help: HTMLElement, path: string, signal: AbortSignal): Promise<void> {
  const words = wordsOf(path)
  const search = siteSearch()
  const [near, found] = await Promise.all([
    nearestAddresses(path, signal),
    search(words, SHOWN, signal).then(
      ({ groups }) => groups,
      () => [],
    ),
  ])
  if (signal.aborted || near.length + found.length === 0) return
  const root = createRoot(help)
  signal.addEventListener('abort', () => root.unmount())
  root.render(<Nearest near={near} found={found} words={words} />)
}

/** What an address says: of `/docs/rate-limit.html` it is "rate limit". Folders are mostly right, and say little. */
function wordsOf(path: string): string {
  const name = path.split('/').findLast((segment) => segment !== '' && !/^index\.html?$/i.test(segment)) ?? ''
  return decoded(name)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_+.]+/g, ' ')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function Nearest({ near, found, words }: { near: string[]; found: SearchGroup[]; words: string }) {
  const others = found.filter(({ href }) => !near.includes(href))
  return (
    <>
      <h2>Did you mean</h2>
      <ul>
        {near.map((href) => (
          <li key={href}>
            <a href={href}>{decoded(href)}</a>
          </li>
        ))}
        {others.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button" data-search={words}>
          Search for “{words}”
        </button>
      </p>
    </>
  )
}

import { readStored, store } from '../islands/storage.ts'

/** A page that readers go to without a query. */
type SearchPlace = { href: string; label: string }

const KEY = 'portalgen.search.places'
const KEPT = 20
const SHOWN = 6

/** The pages that the reader opened from the search, most often first, then the links of the site's navigation. */
export function frequentPlaces(): SearchPlace[] {
  const opened = openedPlaces().toSorted((one, other) => other.times - one.times)
  const places = new Map<string, SearchPlace>()
  for (const { href, label } of [...opened, ...navigationLinks()]) {
    const url = new URL(href, location.href)
    const isElsewhere = url.pathname !== location.pathname || url.hash !== ''
    if (url.origin === location.origin && isElsewhere && !places.has(url.href)) places.set(url.href, { href, label })
  }
  return [...places.values()].slice(0, SHOWN)
}

/** Counts that the reader opened a page. Of pages that were opened equally often, the latest comes first. */
export function rememberPlace({ href, label }: SearchPlace): void {
  const others = openedPlaces().filter((each) => each.href !== href)
  const times = (openedPlaces().find((each) => each.href === href)?.times ?? 0) + 1
  store(KEY, JSON.stringify([{ href, label, times }, ...others].slice(0, KEPT)))
}

export const forgetPlaces = (): void => store(KEY, undefined)

type OpenedPlace = SearchPlace & { times: number }

function openedPlaces(): OpenedPlace[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpenedPlace) : []
  } catch {
    return []
  }
}

/** Another version or a person may have written it. */
const isOpenedPlace = (value: unknown): value is OpenedPlace =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  URL.canParse(value.href, location.href) &&
  'label' in value &&
  typeof value.label === 'string' &&
  'times' in value &&
  typeof value.times === 'number'

const navigationLinks = (): SearchPlace[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.navigation-links a[href]')].map(({ href, textContent }) => ({
    href,
    label: textContent,
  }))

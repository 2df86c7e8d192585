import type { SiteConfig } from '../model/config.ts'
import type { Glossary, Neighbour, Neighbours } from '../model/neighbours.ts'
import { isListed, type Page } from '../model/page.ts'
import { type Checked, error } from '../model/problem.ts'
import { CONTENT_FOLDER, type Route } from '../model/route.ts'
import { nearestPath } from '../model/suggestion.ts'

const titles = new Intl.Collator('en', { numeric: true })

/** Undefined if the site names no page of its glossary. */
export function readGlossary(
  { glossaryPage: named }: SiteConfig,
  terms: ReadonlyMap<string, Page>,
  pages: ReadonlyMap<string, Page>,
): Checked<Glossary | undefined> {
  if (!named) return { value: undefined, problems: [] }
  const page = pages.get(named.path)
  if (page) return { value: { page: page.route, neighbours: neighboursOf([...terms.values()]) }, problems: [] }
  const shorten = (path: string) => path.slice(CONTENT_FOLDER.length)
  const meant = nearestPath(shorten(named.path), [...pages.keys()].map(shorten))
  const message = `there is no page "${shorten(named.path)}" under "${CONTENT_FOLDER}"`
  const fix = meant ? `did you mean "${meant}"?` : 'name a page, such as "docs/glossary.md"'
  return { value: undefined, problems: [error('invalid-config', named.place, { message, fix })] }
}

function neighboursOf(terms: Page[]): Map<Route, Neighbours> {
  const listed = terms.filter(isListed).toSorted((one, other) => titles.compare(one.title, other.title))
  return new Map(
    listed.map(({ route }, index) => [
      route,
      { previous: neighbour(listed[index - 1]), next: neighbour(listed[index + 1]) },
    ]),
  )
}

const neighbour = (term: Page | undefined): Neighbour | undefined => term && { label: term.title, route: term.route }

import type { SiteConfig } from '../model/config.ts'
import type { Glossary, Neighbour, Neighbours } from '../model/neighbours.ts'
import { isListed, type Page } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Route } from '../model/route.ts'
import { nearestOfMany } from '../model/suggestion.ts'
import { compareNames } from './compareNames.ts'
import { missingPath } from './missingPath.ts'

/** Undefined if the site names no page of its glossary. */
export function readGlossary(
  { glossaryPage: named }: SiteConfig,
  terms: ReadonlyMap<string, Page>,
  pages: ReadonlyMap<string, Page>,
): Checked<Glossary | undefined> {
  if (!named) return { value: undefined, problems: [] }
  const page = pages.get(named.path)
  if (page) return { value: { page: page.route, neighbours: neighboursOf([...terms.values()]) }, problems: [] }
  const otherwise = 'name a page, such as "docs/glossary.md"'
  const missing = missingPath({ ...named, kind: 'page', known: pages.keys(), near: nearestOfMany(), otherwise })
  return { value: undefined, problems: [missing] }
}

function neighboursOf(terms: Page[]): Map<Route, Neighbours> {
  const listed = terms.filter(isListed).toSorted((one, other) => compareNames(one.title, other.title))
  return new Map(
    listed.map(({ route }, index) => [
      route,
      { previous: neighbour(listed[index - 1]), next: neighbour(listed[index + 1]) },
    ]),
  )
}

const neighbour = (term: Page | undefined): Neighbour | undefined => term && { label: term.title, route: term.route }

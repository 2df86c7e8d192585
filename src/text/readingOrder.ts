import { kindOf } from '../kinds/kinds.ts'
import { standsIn } from '../kinds/standsIn.ts'
import type { Route } from '../model/route.ts'
import { routesIn } from '../model/sidebar.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { routesOf } from '../model/siteLanguages.ts'
import type { Texts } from '../model/texts/texts.ts'
import { isCurrent } from '../model/versions.ts'

/** A part of the site and its pages, as one would read them. */
type Reading = { title: string; pages: ReadingPage[] }
type ReadingPage = { route: Route; label: string; description: string }

/** Every page once, those of the latest version only: along the sidebars, then the APIs, the glossary and the rest. */
export function readingOrder(site: Site): Reading[] {
  const seen = new Set<Route>()
  const { texts } = site.config
  const take = (routes: Route[]): ReadingPage[] =>
    routes.flatMap((route) => {
      const content = isCurrent(site.config, route) ? site.routes.get(route) : undefined
      const isMeant = content && !seen.has(route) && !standsIn(site, route, content)
      const page = isMeant ? readingPage(route, content, texts) : undefined
      if (page) seen.add(route)
      return page ?? []
    })
  const terms = [...site.terms.values()].map(({ route }) => route)
  const readings = [
    ...site.sidebars.map(({ label, items }) => ({ title: label, pages: take(routesIn(items)) })),
    { title: texts.lists.reference, pages: take(site.apis.flatMap(({ pages }) => pages.map(({ route }) => route))) },
    { title: texts.lists.glossary, pages: take(terms) },
    { title: texts.lists.more, pages: take([...routesOf(site).keys()]) },
  ]
  return readings.filter(({ pages }) => pages.length > 0)
}

/** Pages that are not meant to be read through are left out. */
function readingPage(route: Route, content: RouteContent, texts: Texts): ReadingPage | undefined {
  const kind = kindOf(content)
  const description = kind.summary(content)
  return description === undefined ? undefined : { route, label: kind.title(content, texts), description }
}

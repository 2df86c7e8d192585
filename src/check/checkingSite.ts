import { kindOf } from '../kinds/kinds.ts'
import type { Link } from '../model/page.ts'
import { distinct, type Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import type { Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import type { Sources } from '../model/sources.ts'
import { nearestOfMany } from '../model/suggestion.ts'
import { checkFonts } from './checkFonts.ts'
import { checkLink, type Judge } from './checkLink.ts'
import { checkOrphans } from './checkOrphans.ts'
import { checkRedirects } from './checkRedirects.ts'
import { foreignAnchors } from './foreignAnchors.ts'
import { idsOfFiles } from './idsOfFiles.ts'
import { inDescription } from './inDescription.ts'
import { pageNames } from './pageNames.ts'
import { redirectEnds } from './redirectEnds.ts'
import { repeatedTitles } from './repeatedTitles.ts'
import type { SiteLinks } from './siteLinks.ts'
import { untranslatedAnchors } from './untranslatedAnchors.ts'

/** So many pages are checked in a step. */
const PAGES_IN_STEP = 500

/** Checks every link of the site against the routes, files and ids that the site publishes, in steps. */
export function* checkingSite(site: Site, links: SiteLinks, readFile: Sources['readFile']): Generator<void, Problem[]> {
  const judge: Judge = {
    site,
    idsAt: readingIds(site),
    foreignAnchors: foreignAnchors(site),
    redirectEnd: redirectEnds(site.redirects),
    names: pageNames(site),
    near: nearestOfMany(),
    idsInAsset: idsOfFiles(site, readFile),
  }
  yield
  const found: Problem[] = []
  let checked = 0
  for (const [at, content] of site.routes) {
    pushAll(found, checkContent({ ...judge, site: siteAt(site, at) }, at, content, links.pages.get(at) ?? []))
    checked += 1
    if (checked % PAGES_IN_STEP === 0) yield
  }
  pushAll(found, untranslatedAnchors(judge, links))
  for (const link of [...links.documents, ...links.config]) pushAll(found, checkLink(judge, link))
  pushAll(found, checkFonts(site))
  yield
  pushAll(found, checkOrphans(site, links))
  yield
  pushAll(found, repeatedTitles(site))
  return [...found, ...distinct(checkRedirects(judge))]
}

/** Reads the ids of pages that links lead into. A page that is shown in several languages has the same in each. */
function readingIds({ routes }: Site): Judge['idsAt'] {
  const known = new Map<string, ReadonlySet<string>>()
  return (at) => {
    const content = routes.get(at)
    if (!content) return undefined
    const key = content.kind === 'page' ? content.page.key : at
    const ids = known.get(key) ?? new Set(kindOf(content).ids(content, at))
    known.set(key, ids)
    return ids
  }
}

function checkContent(judge: Judge, at: Route, content: RouteContent, links: Link[]): Problem[] {
  if (content.kind !== 'api') return links.flatMap((link) => checkLink(judge, link, at))
  const { config } = content.api
  return links.flatMap((link) => checkLink(judge, link, at).map((problem) => inDescription(problem, link, config)))
}

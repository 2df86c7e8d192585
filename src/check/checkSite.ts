import { kindOf } from '../kinds/kinds.ts'
import type { Link } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { checkLink, type Judge } from './checkLink.ts'
import { checkOrphans } from './checkOrphans.ts'
import { checkRedirects } from './checkRedirects.ts'
import { foreignAnchors } from './foreignAnchors.ts'
import { idsOfFiles } from './idsOfFiles.ts'
import { inDescription } from './inDescription.ts'
import { repeatedTitles } from './repeatedTitles.ts'
import type { SiteLinks } from './siteLinks.ts'

/** Checks every link of the site against the routes, files and ids that the site publishes. */
export function checkSite(site: Site, links: SiteLinks, readFile: Sources['readFile']): Problem[] {
  const ids = new Map([...site.routes].map(([at, content]) => [at, new Set(kindOf(content).ids(content, at))]))
  const judge: Judge = { site, ids, foreignAnchors: foreignAnchors(site), idsInAsset: idsOfFiles(site, readFile) }
  return [
    ...[...site.routes].flatMap(([at, content]) => checkContent(judge, at, content, links.pages.get(at) ?? [])),
    ...[...links.documents, ...links.config].flatMap((link) => checkLink(judge, link)),
    ...checkOrphans(site, links),
    ...repeatedTitles(site),
    ...checkRedirects(judge),
  ]
}

function checkContent(judge: Judge, at: Route, content: RouteContent, links: Link[]): Problem[] {
  if (content.kind !== 'api') return links.flatMap((link) => checkLink(judge, link, at))
  const { config } = content.api
  return links.flatMap((link) => checkLink(judge, link, at).map((problem) => inDescription(problem, link, config)))
}

import type { Problem } from '../model/problem.ts'
import type { RouteContent, Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { checkLink, type Judge } from './checkLink.ts'
import { checkOrphans } from './checkOrphans.ts'
import { checkRedirects } from './checkRedirects.ts'
import { idsByRoute } from './idsByRoute.ts'
import { idsInDrawing } from './idsInDrawing.ts'
import { inDescription } from './inDescription.ts'
import { configLinks, linksOf } from './siteLinks.ts'

/** Checks every link of the site against the routes, files and ids that the site publishes. */
export function checkSite(site: Site, readFile: Sources['readFile']): Checked {
  const judge: Judge = { site, ids: idsByRoute(site), idsInAsset: idsInDrawing(site, readFile) }
  const contents = [...site.routes.values()]
  const problems = [
    ...contents.flatMap((content) => checkContent(judge, content)),
    ...configLinks(site).flatMap((link) => checkLink(judge, link)),
  ]
  const links = contents.reduce((sum, content) => sum + linksOf(content).length, 0)
  return { links, problems: [...problems, ...checkOrphans(site), ...checkRedirects(judge)] }
}

function checkContent(judge: Judge, content: RouteContent): Problem[] {
  const links = linksOf(content)
  if (content.kind !== 'api') return links.flatMap((link) => checkLink(judge, link))
  const { config } = content.api
  return links.flatMap((link) => checkLink(judge, link).map((problem) => inDescription(problem, link, config)))
}

type Checked = { links: number; problems: Problem[] }

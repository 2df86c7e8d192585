import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { checkLink, type Judge } from './checkLink.ts'
import { checkOrphans } from './checkOrphans.ts'
import { checkRedirects } from './checkRedirects.ts'
import { idsByRoute } from './idsByRoute.ts'
import { idsInDrawing } from './idsInDrawing.ts'
import { linksOf, siteLinks } from './siteLinks.ts'

/** Judges every link of the site against what the site really emits. */
export function checkSite(site: Site, readFile: Sources['readFile']): Checked {
  const judge: Judge = { site, ids: idsByRoute(site), idsInAsset: idsInDrawing(site, readFile) }
  const problems = siteLinks(site).flatMap((link) => checkLink(judge, link))
  const links = [...site.routes.values()].reduce((sum, content) => sum + linksOf(content).length, 0)
  return { links, problems: [...problems, ...checkOrphans(site), ...checkRedirects(judge)] }
}

type Checked = { links: number; problems: Problem[] }

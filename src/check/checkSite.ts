import type { Problem } from '../model/problem.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { checkConfigLinks } from './checkConfigLinks.ts'
import { checkLink, type Judge } from './checkLink.ts'
import { idsByRoute } from './idsByRoute.ts'

/** Judges every link of the site against what the site really emits. */
export function checkSite(site: Site): Checked {
  const judge: Judge = { site, ids: idsByRoute(site) }
  const problems: Problem[] = []
  let links = 0
  for (const content of site.routes.values()) {
    for (const link of linksOf(content)) {
      links += 1
      problems.push(...checkLink(judge, link))
    }
  }
  return { links, problems: [...problems, ...checkConfigLinks(judge)] }
}

type Checked = { links: number; problems: Problem[] }

function linksOf(content: RouteContent) {
  if (content.kind === 'api') return content.page === content.api.pages[0] ? content.api.links : []
  if (content.kind !== 'page') return []
  const { links, frontMatter } = content.page
  const inFrontMatter = [frontMatter.image, frontMatter.previous, frontMatter.next]
  return [...links, ...inFrontMatter.filter((link) => link !== undefined && link !== false)]
}

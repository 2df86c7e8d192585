import type { Cache } from '../disk/cache.ts'
import type { Page, SourceFile } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { type MarkdownEngines, markdownFor } from './markdownOptions.ts'
import { keyFiles, latestKey } from './pageKeys.ts'
import { parserHere } from './parserHere.ts'
import { shownElsewhere, stableJson } from './sharedParts.ts'

export type EditedRequest = {
  site: Site
  sources: Sources
  /** The edited pages as they are now. */
  files: SourceFile[]
  cache: Cache
  engines: MarkdownEngines
}

/**
 * The site with edited pages in their places, so that they can be shown before all of it is read again; undefined when more
 * than their own text has changed, which others may show.
 */
export async function editedSite({ site, sources, files, cache, engines }: EditedRequest): Promise<Site | undefined> {
  const parse = parserHere(cache, markdownFor(sources, site.config, engines))
  const routes = new Map(site.routes)
  for (const keyed of keyFiles(files, site.config)) {
    await parse(keyed)
    const page = cache.get<Checked<Page>>(keyed.key)?.value
    const content = page && routes.get(page.route)
    if (!page || content?.kind !== 'page' || partsOf(content.page) !== partsOf(page)) return undefined
    cache.set(latestKey(page.source), keyed.key)
    routes.set(page.route, { ...content, page })
  }
  return { ...site, routes }
}

const partsOf = (page: Page): string => stableJson([shownElsewhere(page), page.description])

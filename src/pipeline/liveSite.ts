import type { Cache } from '../disk/cache.ts'
import type { Page, SourceFile } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { type MarkdownEngines, markdownFor } from './markdownOptions.ts'
import { type KeyedFile, keyFiles } from './pageKeys.ts'
import { parserInMain } from './parseInMain.ts'
import { shownElsewhere, stableJson } from './sharedParts.ts'
import { filesWithIncludes } from './withIncludes.ts'

/** A site that is shown while it is written and read: a page in it is outlined or parsed. */
export type LiveSite = {
  site: Site
  /** Undefined once every page is parsed, and every API read. */
  outlines: Outlines | undefined
}

/** The pages of which only an outline is known: their titles and their places. */
export type Outlines = {
  /** By the keys of the pages. */
  files: ReadonlyMap<string, KeyedFile>
  outline(file: KeyedFile): Page
  /** The site's `texts` has the text of the page from then on. */
  parse(file: KeyedFile): Promise<Page>
}

/** The site with the page at a route parsed. */
export async function withParsedPage({ site, outlines }: LiveSite, route: Route): Promise<Site> {
  const content = site.routes.get(route)
  const file = content?.kind === 'page' ? outlines?.files.get(content.page.key) : undefined
  return outlines && file ? withPage(site, await outlines.parse(file)) : site
}

type Edits = {
  sources: Sources
  /** The edited pages as they are now. */
  files: SourceFile[]
  cache: Cache
  engines: MarkdownEngines
}

/**
 * The site with edited pages in the places of the old ones; undefined when other pages depend on what has changed, or there
 * is no such page: then the site must be read again.
 */
export async function withEditedPages(before: LiveSite, edits: Edits): Promise<LiveSite | undefined> {
  let after = before
  const parse = before.outlines ? outlinerOf(before.outlines) : parserOf(before, edits)
  for (const file of keyFiles(filesWithIncludes(edits.files, edits.sources, before.site.config), before.site.config)) {
    const page = await parse(file, after.site)
    const content = page && after.site.routes.get(page.route)
    if (!page || content?.kind !== 'page' || partsOf(content.page) !== partsOf(page)) return undefined
    const isOutlined = before.outlines?.files.has(content.page.key)
    after = { site: withPage(after.site, page), outlines: isOutlined ? withFile(after.outlines, file) : after.outlines }
  }
  return after
}

/** Outlines a page that was outlined. One that was parsed is parsed again: what others show of it is compared. */
function outlinerOf(outlines: Outlines) {
  return async (file: KeyedFile, { routes }: Site): Promise<Page> => {
    const page = outlines.outline(file)
    const content = routes.get(page.route)
    return content?.kind === 'page' && !outlines.files.has(content.page.key) ? outlines.parse(file) : page
  }
}

function parserOf({ site }: LiveSite, { sources, files, cache, engines }: Edits) {
  const parse = parserInMain(cache, markdownFor({ ...sources, pages: files }, site.config, engines))
  return async (file: KeyedFile): Promise<Page | undefined> => {
    await parse(file)
    return cache.get<Checked<Page>>(file.key)?.value
  }
}

const withFile = (outlines: Outlines | undefined, file: KeyedFile): Outlines | undefined =>
  outlines && { ...outlines, files: new Map(outlines.files).set(file.key, file) }

/** The site with a page wherever it is shown: an original stands in for its missing translations. */
function withPage(site: Site, page: Page): Site {
  const routes = new Map(site.routes)
  for (const [at, content] of site.routes) {
    if (content.kind !== 'page' || content.page.source !== page.source) continue
    routes.set(at, { ...content, page: inPlaceOf(content.page, page) })
  }
  return { ...site, routes, translations: site.translations.map((each) => ({ ...each, routes })) }
}

/** A page as it is shown at the place of another one that was made from the same file. */
const inPlaceOf = ({ route, frontMatter, translation }: Page, page: Page): Page =>
  translation ? { ...page, route, frontMatter, translation } : page

/** What other pages depend on. */
const partsOf = (page: Page): string =>
  stableJson([
    shownElsewhere(page),
    page.description,
    page.post,
    page.embeds.map(({ host }) => host),
    page.diagrams.map(({ names }) => names),
  ])

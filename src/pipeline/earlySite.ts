import type { Cache } from '../disk/cache.ts'
import { outlinePage } from '../markdown/outlinePage.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Page, PageText, ParsedPage } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Route } from '../model/route.ts'
import type { BuildFacts, Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { assembleSite } from '../site/assembleSite.ts'
import { type MarkdownEngines, markdownFor } from './markdownOptions.ts'
import { keyFiles } from './pageKeys.ts'

/** A site whose pages are known by their titles only; one that is asked for is parsed then. APIs are not among them. */
export type EarlySite = { site: Site; withPage(route: Route): Promise<Site> }

export type EarlyRequest = {
  sources: Sources
  config: SiteConfig
  build: BuildFacts
  cache: Cache
  engines: MarkdownEngines
}

/** With fewer pages to parse, the whole site is there as soon. */
const FEWEST_PAGES = 100

/** What can be shown before all is parsed; undefined when nearly everything is known already. */
export function earlySite({ sources, config, build, cache, engines }: EarlyRequest): EarlySite | undefined {
  const files = keyFiles(sources.pages, config)
  const unknown = files.filter(({ key }) => !cache.texts.has(key))
  if (unknown.length < FEWEST_PAGES) return undefined
  // Grammars take longer to load than everything else; the colours come with the whole site.
  const markdown = markdownFor(sources, config, engines)
  const options = markdown.loadPlain()
  const setup = markdown.setup()
  const pages = files.map(({ file, key }) => knownPage(cache, key) ?? outlinePage(file, key, setup))
  const parsed = new Map<string, ParsedPage>()
  const texts = ({ key }: Page): PageText => parsed.get(key)?.text ?? cache.texts.read(key)
  const assets = sources.assets
  const hostFiles = { headers: undefined, redirects: undefined }
  const { value: site } = assembleSite({ config, pages, apis: [], assets, hostFiles, build, withDrafts: true, texts })
  const fileOf = new Map(files.map((each) => [each.key, each]))
  const parse = async ({ key }: Page): Promise<Page | undefined> => {
    const known = parsed.get(key)?.page ?? knownPage(cache, key)
    const keyed = fileOf.get(key)
    if (known || !keyed) return known
    const { value } = parsePage(keyed.file, key, await options)
    parsed.set(key, value)
    return value.page
  }
  return {
    site,
    async withPage(route) {
      const content = site.routes.get(route)
      const page = content?.kind === 'page' ? await parse(content.page) : undefined
      if (content?.kind !== 'page' || !page) return site
      return { ...site, routes: new Map(site.routes).set(route, { ...content, page }) }
    },
  }
}

const knownPage = (cache: Cache, key: string): Page | undefined =>
  cache.texts.has(key) ? cache.get<Checked<Page>>(key)?.value : undefined

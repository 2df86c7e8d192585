import { cacheKey } from '../disk/cache.ts'
import type { Api } from '../model/api.ts'
import type { Bundle } from '../model/output.ts'
import type { OwnTheme } from '../model/ownTheme.ts'
import type { Page } from '../model/page.ts'
import type { Sidebar, SidebarItem } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'

function sharedParts(site: Site, bundle: Omit<Bundle, 'files'>, theme: string): Record<string, string> {
  const { config, assets, build } = site
  const inAll = siteInAll(site)
  return {
    'the configuration': stableJson(config),
    'the version of portalgen': build.version,
    'the theme': stableJson([theme, bundle.styles, bundle.inline, bundle.script, bundle.preloads, bundle.font]),
    ...(site.ownTheme ? { 'the list of parts': JSON.stringify(namesOf(site.ownTheme)) } : {}),
    'the navigation': JSON.stringify([
      ...pagesPart(site.routes),
      ...inAll.map(({ sidebars }) => sidebars.map(sidebarPart)),
    ]),
    'the glossary': JSON.stringify(
      inAll.map(({ terms, versions }) => [terms, ...glossariesOf(versions)].map(glossaryPart)),
    ),
    'the tags': JSON.stringify(inAll.map(({ tags }) => [...tags.values()].map(({ label, route }) => [label, route]))),
    'the sizes of images': stableJson(
      [...assets.values()].map(({ path, dimensions, small }) => [path, dimensions, small]),
    ),
    'an API': JSON.stringify(inAll.map(({ apis }) => apiParts(apis))),
    'the guides that mention an API': stableJson(
      inAll.map(({ mentions }) =>
        [...mentions.values()].map((guides) => [...guides].map(([id, pages]) => [id, pages.map(({ route }) => route)])),
      ),
    ),
  }
}

/** Some addresses of the site, and what others show of the pages there. */
export const pagesPart = (routes: Site['routes']): unknown[] => [
  [...routes.keys()],
  [...pagesIn(routes)].map(shownElsewhere),
]

export const sidebarPart = ({ id, label, items }: Sidebar) => [id, label, items.map(withoutDescription)]

const glossariesOf = (versions: Site['versions']) => [...versions.values()].flatMap(({ terms }) => terms ?? [])

export const glossaryPart = (terms: Site['terms']): string =>
  stableJson([...terms].map(([term, page]) => [term, page.route, page.description]))

/** What pages show of APIs, but for the pages of their references. */
export const apiParts = (apis: Api[]): string =>
  stableJson(apis.map(({ hashes, config: api }) => [hashes.outline, api]))

/** A page that shows no part of a site may show one that is added. */
const namesOf = ({ parts, directives }: OwnTheme): string[][] => [Object.keys(parts), Object.keys(directives)]

/**
 * What all pages depend on: each part by its name, as a hash that changes with it.
 * @param theme the key of the theme's files
 */
export const sharedHashes = (site: Site, bundle: Omit<Bundle, 'files'>, theme: string): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedParts(site, bundle, theme)).map(([name, text]) => [name, cacheKey(text)]))

function* pagesIn(routes: Site['routes']): Generator<Page> {
  for (const content of routes.values())
    if (content.kind === 'page' && !content.page.translation?.standsIn) yield content.page
}

/** What others show of a page, but for its description. */
export const shownElsewhere = ({ source, route, title, frontMatter }: Page) => [source, route, title, frontMatter]

/** Descriptions of pages show on the pages of categories only, which have them among their own. */
function withoutDescription(item: SidebarItem): unknown {
  if (item.kind === 'external') return item
  const { description: _, ...rest } = item
  return item.kind === 'category' ? { ...rest, items: item.items.map(withoutDescription) } : rest
}

/** JSON in which maps and sets show what they hold. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part))

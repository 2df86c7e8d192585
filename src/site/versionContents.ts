import type { SiteConfig, VersionConfig } from '../model/config.ts'
import { type Page, placeOf } from '../model/page.ts'
import { type Route, routeBelow, routeOf, type SourcePath, sourcePath } from '../model/route.ts'
import { routesIn, type Sidebar } from '../model/sidebar.ts'
import type { Site, VersionContent } from '../model/site.ts'
import { versionAt } from '../model/versions.ts'

type Parts = { config: SiteConfig; pages: Page[]; sidebars: Sidebar[]; routes: Site['routes'] }

/** Returns what is known of each version, by its id. */
export function versionContents({ config, pages, sidebars, routes }: Parts): Site['versions'] {
  const { versions } = config
  if (versions.length < 2) return new Map()
  const inOrder = [...sidebars.flatMap(({ items }) => routesIn(items)), ...routes.keys()]
  const firsts = new Map<VersionConfig, Route>()
  for (const at of inOrder) {
    const version = versionAt(config, at)
    if (version && !firsts.has(version) && routes.has(at)) firsts.set(version, at)
  }
  const contentOf = (version: VersionConfig): VersionContent => ({
    first: routes.has(version.route) ? version.route : firsts.get(version),
    terms: ownTerms(config, version, pages),
  })
  return new Map(versions.map((version) => [version.id, contentOf(version)]))
}

/** A glossary inside of one version is at the same place in the others. */
function ownTerms(config: SiteConfig, version: VersionConfig, pages: Page[]): VersionContent['terms'] {
  const { glossary } = config
  const home = glossary && versionAt(config, routeBelow(config.root, routeOf(glossary)))
  if (!glossary || !home || home === version) return undefined
  const folder = folderOf(version, config) + glossary.slice(folderOf(home, config).length)
  const terms = termsIn(config, sourcePath(folder), pages)
  return terms.size > 0 ? terms : undefined
}

/** `content/docs` of the address `/docs/`, in whichever language. */
const folderOf = ({ route }: VersionConfig, { root }: SiteConfig): string =>
  `content/${route.slice(root.length)}`.slice(0, -1)

/**
 * Returns the pages of a glossary folder by file name: `content/docs/terms/offer.md` is the term `offer`. Versions inside of
 * the folder have glossaries of their own.
 */
export function termsIn(config: SiteConfig, glossary: SourcePath | undefined, pages: Page[]): Map<string, Page> {
  if (!glossary) return new Map()
  const folder = `${glossary}/`
  const version = versionAt(config, routeBelow(config.root, routeOf(glossary)))
  const inGlossary = pages.filter(
    (page) => placeOf(page).startsWith(folder) && versionAt(config, page.route) === version,
  )
  return new Map(
    inGlossary.map((page) => [
      placeOf(page)
        .slice(folder.length)
        .replace(/\.mdx?$/i, ''),
      page,
    ]),
  )
}

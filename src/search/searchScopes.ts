import { standsIn } from '../kinds/standsIn.ts'
import type { VersionConfig } from '../model/config.ts'
import type { Route } from '../model/route.ts'
import { manifestOf, searchName } from '../model/searchManifest.ts'
import type { Site } from '../model/site.ts'
import { routesOf, siteInAll } from '../model/siteLanguages.ts'
import { latestOf, versionAt } from '../model/versions.ts'

export const SEARCH_CHUNKS = 'assets/search-'

/** An index of its own: that of a version, or of all that there is in a language. */
export type SearchScope = {
  /** What it is of, in words. */
  what: string
  /** The address that all of its pages are below. */
  root: Route
  manifest: string
  /** What the names of its other files begin with. */
  prefix: string
  /** The routes of the version, and those outside of versions. */
  routes: [own: Route[], outside: Route[]]
}

/**
 * Returns the indexes of a site: in each language one for each version, with the pages outside of versions, so that nobody
 * loads words of a language or version that is not searched.
 */
export const searchScopes = (site: Site): SearchScope[] => siteInAll(site).flatMap(scopesIn)

function scopesIn(site: Site): SearchScope[] {
  const { config } = site
  const latest = latestOf(config)
  const others = config.versions.length < 2 ? [] : config.versions.filter((version) => version !== latest)
  const byVersion = new Map<VersionConfig | undefined, Route[]>(
    [undefined, ...config.versions].map((each) => [each, []]),
  )
  for (const [at, content] of routesOf(site)) {
    // A reference without a document in the language is searched: it is all that readers have.
    if (content.kind === 'api' || !standsIn(site, at, content)) byVersion.get(versionAt(config, at))?.push(at)
  }
  return [latest, ...others].map((version) => ({
    what: version ? `version ${version.id}` : config.language,
    root: config.root,
    manifest: manifestOf(config, version),
    prefix: `assets/${searchName(config, version)}-`,
    routes: [version ? (byVersion.get(version) ?? []) : [], byVersion.get(undefined) ?? []],
  }))
}

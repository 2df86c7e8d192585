import type { VersionConfig } from '../model/config.ts'
import type { Route } from '../model/route.ts'
import { manifestOf, searchName } from '../model/searchManifest.ts'
import type { Site } from '../model/site.ts'
import { latestOf, versionAt } from '../model/versions.ts'

export const SEARCH_CHUNKS = 'assets/search-'

/** An index of its own: that of a version, or of the whole site. */
export type SearchScope = {
  /** The id of the version. */
  version: string | undefined
  manifest: string
  /** What the names of its other files begin with. */
  prefix: string
  /** The routes of the version, and those outside of versions. */
  routes: [own: Route[], outside: Route[]]
}

/**
 * Returns the indexes of a site: one for each version, with the pages outside of versions, so that nobody loads words of a
 * version that is not searched.
 */
export function searchScopes({ config, routes }: Pick<Site, 'config' | 'routes'>): SearchScope[] {
  const latest = latestOf(config)
  const others = config.versions.length < 2 ? [] : config.versions.filter((version) => version !== latest)
  const byVersion = new Map<VersionConfig | undefined, Route[]>(
    [undefined, ...config.versions].map((each) => [each, []]),
  )
  for (const [at] of routes) byVersion.get(versionAt(config, at))?.push(at)
  return [latest, ...others].map((version) => ({
    version: version?.id,
    manifest: manifestOf(config, version),
    prefix: `assets/${searchName(config, version)}-`,
    routes: [version ? (byVersion.get(version) ?? []) : [], byVersion.get(undefined) ?? []],
  }))
}

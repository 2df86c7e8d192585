import type { SiteConfig, VersionConfig } from './config.ts'
import { latestOf } from './versions.ts'

/** What the names of all files of a search begin with. */
const SEARCH = 'search'

export const SEARCH_MANIFEST = `${SEARCH}.json`

type Searched = Pick<SiteConfig, 'versions' | 'apis' | 'root'>

/**
 * The name of the search of a version: `search-1.0`, in German `search-de-1.0`. That of the latest version is also that of
 * the site.
 */
export function searchName(config: Searched, version: VersionConfig | undefined): string {
  const name = [SEARCH, ...config.root.split('/').filter(Boolean)].join('-')
  if (version === undefined || version === latestOf(config)) return name
  return `${name}-${version.id.replace(/[^\w.-]/g, (other) => `~${other.charCodeAt(0).toString(16)}`)}`
}

/** The path of the file by which the browser opens the search of a version. */
export const manifestOf = (...of: Parameters<typeof searchName>): string => `${searchName(...of)}.json`

import { cacheKey } from '../disk/cache.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Asset } from '../model/asset.ts'
import { isMerged } from '../model/hostFiles.ts'
import type { Bundle, OutputFile } from '../model/output.ts'
import { LLMS, type LlmsName, llmsFile, type Route } from '../model/route.ts'
import { SEARCH_MANIFEST } from '../model/searchManifest.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { siteAt, siteInAll } from '../model/siteLanguages.ts'
import { searchKey } from '../search/searchFiles.ts'
import { type SearchScope, searchScopes } from '../search/searchScopes.ts'
import type { SharedKey } from './versionParts.ts'

/** Files with the same dependencies, all of which are in the key. */
export type OutputStep = { key: string; name: string } /** `page`: the key of all but the parts of the site. */ & (
  | { kind: 'page'; route: Route; page: string }
  | { kind: 'file'; file: OutputFile }
  /** The files beside the pages that describe the whole site. */
  | { kind: 'site' }
  | { kind: 'search'; scope: SearchScope }
  | { kind: 'asset'; asset: Asset }
  /** All of the site as text; for `llms-full.txt` the texts of the pages must be there already. */
  | { kind: 'llms'; file: LlmsName; root: Route }
)

export type PageStep = Extract<OutputStep, { kind: 'page' }>

/** Returns the steps that write a site: one document and one text a route, and the files beside them. */
export function outputPlan(
  site: Site,
  bundle: Bundle,
  shared: SharedKey,
  keyOf = (page: string): string => page,
): OutputStep[] {
  const pages = [...site.routes].map(([route, content]) =>
    pageStep(route, pageKey(site, route, content, shared), keyOf),
  )
  // Files that are generated from all pages depend on all of them.
  const whole = cacheKey('whole', ...pages.map(({ page }) => page))
  return [
    ...pages,
    ...bundle.files.map((file) => fileStep(file)),
    {
      kind: 'site',
      name: 'files of the site',
      key: cacheKey('site', whole, JSON.stringify([site.build, site.hostFiles, documentsOf(site)])),
    },
    ...searchScopes(site).map((scope) => searchStep(scope, site)),
    ...[...site.assets.values()].filter(({ path }) => !isMerged(path)).map(assetStep),
    ...siteInAll(site).flatMap(({ config }) => llmsSteps(whole, config.root)),
  ]
}

/** The files beside a reference have all of its document. */
const documentsOf = (site: Site): string[] => siteInAll(site).flatMap(({ apis }) => apis.map(({ sha256 }) => sha256))

const pageKey = (site: Site, route: Route, content: RouteContent, shared: SharedKey): string =>
  cacheKey(
    'page',
    shared(route, content),
    route,
    JSON.stringify(kindOf(content).dependsOn(content, siteAt(site, route))) ?? '',
  )

const pageStep = (route: Route, page: string, keyOf: (page: string) => string): PageStep => ({
  kind: 'page',
  name: route,
  route,
  page,
  key: keyOf(page),
})

/** The name changes with the content. */
const fileStep = (file: OutputFile): OutputStep => ({
  kind: 'file',
  file,
  name: file.path,
  key: cacheKey('file', file.path),
})

const assetStep = (asset: Asset): OutputStep => ({
  kind: 'asset',
  asset,
  name: asset.path,
  key: cacheKey(
    'asset',
    asset.path,
    asset.source,
    `${asset.size} ${asset.modified}`,
    JSON.stringify(asset.guard) ?? '',
  ),
})

/** Does not depend on what pages share, so that the index of an old version stays as it is. */
const searchStep = (scope: SearchScope, site: Site): OutputStep => ({
  kind: 'search',
  scope,
  name: scope.manifest === SEARCH_MANIFEST ? 'search' : `search in ${scope.what}`,
  key: cacheKey('search', searchKey(site, scope)),
})

const llmsSteps = (whole: string, root: Route): OutputStep[] =>
  LLMS.map((file) => {
    const path = llmsFile(file, { root })
    return { kind: 'llms', file, root, name: path, key: cacheKey('llms', path, whole) }
  })

import { FILE_POLICY } from '../assets/filePolicy.ts'
import type { Asset } from '../model/asset.ts'
import { isMerged } from '../model/hostFiles.ts'
import type { Bundle } from '../model/output.ts'
import { fileHref, hrefOf, isNotFound, LLMS, type LlmsName, llmsFile, type Route, textFileOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'
import { redirectedHrefs, targetHref } from '../render/redirectFiles.ts'
import type { StoredAnswer } from './answer.ts'

/** The answer for a path; it depends on the set of pages and files, not on their content. */
export type Address =
  | { kind: 'page' | 'text'; route: Route }
  | { kind: 'llms'; file: LlmsName; root: Route }
  | StoredAnswer

export type Addresses = ReadonlyMap<string, Address>

/** @param isWhole whether every page is parsed, and every API read */
export function addressesOf(site: Site, bundle: Bundle, isWhole: boolean): Addresses {
  const addresses = plainAddresses(site, bundle)
  if (isWhole) addWhole(addresses, site)
  else addOutlines(addresses, site)
  return addresses
}

/** Files that are served as they are: assets, and the files of the theme. */
function plainAddresses({ assets, config }: Site, bundle: Bundle): Map<string, Address> {
  const addresses = new Map<string, Address>()
  for (const asset of assets.values()) {
    const answer = isMerged(asset.path) ? undefined : answerWith(asset)
    if (answer) addresses.set(fileHref(asset.path, config), answer)
  }
  for (const { path, content } of bundle.files)
    addresses.set(fileHref(path, config), { kind: 'content', path, content })
  return addresses
}

/** As it is published. */
function answerWith({ path, source, guard }: Asset): StoredAnswer | undefined {
  switch (guard?.kind) {
    case 'withheld':
      return undefined
    case 'cleaned':
      return { kind: 'content', path, content: guard.text }
    case 'policy':
      return { kind: 'file', path, source, policy: FILE_POLICY }
    default:
      return { kind: 'file', path, source }
  }
}

/** Pages can be served before everything is parsed; all other files depend on the whole site. */
function addOutlines(addresses: Map<string, Address>, { routes, config }: Site): void {
  for (const [route, { kind }] of routes)
    if (kind === 'page' || kind === 'category') addresses.set(hrefOf(route, config), { kind: 'page', route })
}

function addWhole(addresses: Map<string, Address>, site: Site): void {
  const { config } = site
  for (const route of site.routes.keys()) addPage(addresses, route, site)
  for (const [from, redirect] of site.redirects.pages)
    for (const href of redirectedHrefs(from, site))
      addresses.set(href, { kind: 'redirect', to: targetHref(site, redirect) })
  for (const { config: local } of siteInAll(site)) {
    for (const file of LLMS) {
      const href = fileHref(llmsFile(file, local), config)
      if (!addresses.has(href)) addresses.set(href, { kind: 'llms', file, root: local.root })
    }
  }
}

/** A page is served at its address; the address with or without the slash redirects there. */
function addPage(addresses: Map<string, Address>, route: Route, { config }: Site): void {
  const href = hrefOf(route, config)
  const other = href.endsWith('/') ? href.slice(0, -1) : `${href}/`
  addresses.set(href, { kind: 'page', route })
  if (!isNotFound(route, config)) addresses.set(fileHref(textFileOf(route, config), config), { kind: 'text', route })
  if (route !== '/' && !addresses.has(other)) addresses.set(other, { kind: 'redirect', to: href })
}

import type { Asset } from '../model/asset.ts'
import { isMerged } from '../model/hostFiles.ts'
import { type Checked, type Problem, startOf, warning } from '../model/problem.ts'
import { NOT_FOUND } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { collisionMessage, FIX_NOT_FOUND, generated, type Owner, ownerTable } from './outputOwners.ts'

/**
 * With `lenient`, a file of the site gives way to one that portalgen generates, so that a `404.html` of another generator
 * does not stop the first build. A page or a redirect that somebody wrote is never in the way without an error.
 */
export function withoutCovered(site: Site): Checked<Site> {
  const covered = site.config.lenient ? coveredAssets(site) : new Map<string, Problem>()
  if (covered.size === 0) return { value: site, problems: [] }
  const rest = <T>(files: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
    new Map([...files].filter(([path]) => !covered.has(path)))
  const assets = rest(site.assets)
  const documents = rest(site.documents)
  const translations = site.translations.map((each) => ({ ...each, assets, documents }))
  return { value: { ...site, assets, documents, translations }, problems: [...covered.values()] }
}

function coveredAssets(site: Site): Map<string, Problem> {
  const { claim, ownerOf } = ownerTable()
  for (const owner of generated(site)) claim(owner)
  const found = new Map<string, Problem>()
  for (const [path, asset] of site.assets) {
    const owner = isMerged(asset.path) ? undefined : ownerOf(asset.path)
    if (owner && (owner.isGenerated || !owner.place)) found.set(path, leftOut(asset, owner))
  }
  return found
}

const leftOut = ({ path, source }: Asset, owner: Owner): Problem =>
  warning('duplicate-route', startOf(source), {
    message: `${collisionMessage(path, owner)}, so the file is left out`,
    fix: owner.route === NOT_FOUND ? FIX_NOT_FOUND : `rename "${source}"`,
  })

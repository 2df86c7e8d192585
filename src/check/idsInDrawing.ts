import type { Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'

/**
 * Looks up the ids of an SVG file of the site; each file is read once. In other files, for example PDF, a fragment is
 * not an id.
 */
export function idsInDrawing(site: Site, readFile: Sources['readFile']) {
  const known = new Map<string, ReadonlySet<string>>()
  return (path: string): ReadonlySet<string> | undefined => {
    const asset = site.assets.get(path)
    if (!asset || !/\.svg$/i.test(path)) return undefined
    const ids = known.get(path) ?? idsIn(readFile(asset.source)?.text ?? '')
    known.set(path, ids)
    return ids
  }
}

const idsIn = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(/\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, double, single]) => double ?? single ?? ''))

import type { Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { idsInDrawing } from './idsInDrawing.ts'

/** Looks up the ids of a file of the site; undefined for files in which a fragment is not an id. */
export function idsOfFiles(
  site: Site,
  readFile: Sources['readFile'],
): (path: string) => ReadonlySet<string> | undefined {
  const inDrawing = idsInDrawing(site, readFile)
  const known = new Map<string, ReadonlySet<string>>()
  return (path) => {
    const document = site.documents.get(path)
    if (!document) return inDrawing(path)
    const ids = known.get(path) ?? new Set(document.ids)
    known.set(path, ids)
    return ids
  }
}

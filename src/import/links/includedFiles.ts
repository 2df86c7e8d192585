import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import type { ReadSite } from '../generator.ts'
import { aliased, folderOf, joined, leadsAbove } from '../paths.ts'

/** Finds the file that a path in an include names. */
export type FindIncluded = (page: ForeignPage, written: string) => { path: string; text: string } | undefined

export function includedFiles({ roots, aliases = [] }: ReadSite, tree: SourceTree): FindIncluded {
  const isFromOutside = (path: string): boolean => tree.fileOf?.(path).startsWith('../') ?? true
  return (page, written) => {
    const path = written.replace(/^!!raw-loader!/, '')
    const named = path.startsWith('/') ? undefined : aliased(path, aliases)
    const folders = [...(path.startsWith('/') || named !== undefined ? [] : [folderOf(page.source)]), ...roots]
    // A path out of the site does not mean the file that has the same path in it.
    const isMeant = (folder: string): boolean => !leadsAbove(folder, path) || isFromOutside(joined(folder, path))
    const candidates = [
      ...(named === undefined ? [] : [named]),
      ...folders.filter(isMeant).map((folder) => joined(folder, path)),
    ]
    // A page may have the name of the file that it shows.
    const [others, own] = [candidates.filter((each) => each !== page.source), candidates.includes(page.source)]
    for (const candidate of own ? [...others, page.source] : others) {
      const text = tree.text(candidate)
      if (text !== undefined) return { path: candidate, text }
    }
    return undefined
  }
}

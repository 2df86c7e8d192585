import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { folderOf, joined, nameOf } from '../paths.ts'

/**
 * Finds the folder in the path of an include that holds no file: its files are made before a build, or copied from another
 * place of the repository.
 */
export function missingFolders({ files }: SourceTree, roots: readonly string[]) {
  // A file such as `.gitkeep` keeps a folder that a build fills.
  const folders = new Set(files.filter((path) => !nameOf(path).startsWith('.')).flatMap(foldersAround))
  return ({ source }: ForeignPage, path: string): string | undefined => {
    const bases = path.startsWith('/') ? roots : [folderOf(source), ...roots]
    const isThere = (folder: string): boolean => bases.some((base) => folders.has(joined(base, folder)))
    return foldersAround(path.replace(/^(?:\.?\/)+/, '')).find((folder) => !/^\.\./.test(folder) && !isThere(folder))
  }
}

/** The folders that a file is in, from the top on. */
function foldersAround(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

import { posix } from 'node:path'
import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { decoded, filesNamed } from '../paths.ts'

/**
 * Finds what a path means where the file of a page is, if a symbolic link in the site leads to it: hosts of repositories
 * show it there, with the top of the repository as `/`.
 */
export function linkedFiles({ files, fileOf = (path) => path }: SourceTree) {
  const linked = new Map(files.flatMap((path) => (fileOf(path).startsWith('../') ? [[fileOf(path), path]] : [])))
  return ({ source }: ForeignPage, written: string): string[] => {
    const file = fileOf(source)
    const [above = ''] = /^(?:\.\.\/)*/.exec(file) ?? []
    if (above === '') return []
    const path = decoded(written)
    const target = path.startsWith('/') ? above + path.slice(1) : posix.join(posix.dirname(file), path)
    return filesNamed(target).flatMap((each) => linked.get(each) ?? [])
  }
}

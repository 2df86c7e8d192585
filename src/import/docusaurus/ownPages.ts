import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { readPage } from '../pages.ts'
import { below, isIn, isMarkdown } from '../paths.ts'
import type { Tally } from '../tally.ts'

export const OWN_PAGES = 'src/pages'

/** Markdown in a folder of single pages; pages that are programs are noted. */
export function ownPages(tree: SourceTree, folder: string, route: string, tally: Tally): ForeignPage[] {
  return tree.files
    .filter((path) => isIn(path, folder) && !/(?:^|\/)_/.test(below(path, folder)))
    .flatMap((path) => {
      const address = route + below(path, folder).replace(/\.\w+$/, '')
      if (isMarkdown(path)) return [readPage(tree, path, address, tally)]
      if (/\.[jt]sx$|(?<!\.test)\.[jt]s$/.test(path))
        tally.note('page that is a React component', 'left', { file: path, line: 1 })
      return []
    })
}

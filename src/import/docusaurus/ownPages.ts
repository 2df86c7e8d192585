import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { modulesOf } from '../modulesOf.ts'
import { readPage } from '../pages.ts'
import { below, isIn, isMarkdown } from '../paths.ts'
import type { JsonObject } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import { ALIASES } from './moduleNames.ts'
import { reactPage } from './reactPage.ts'

export const OWN_PAGES = 'src/pages'

/** Where single pages are, and what they may use. */
type Place = { folder: string; route: string; returns: JsonObject }

/** The pages in a folder of single ones; programs whose result is not known are noted. */
export function ownPages(tree: SourceTree, { folder, route, returns }: Place, tally: Tally): ForeignPage[] {
  return tree.files
    .filter((path) => isIn(path, folder) && !/(?:^|\/)_/.test(below(path, folder)))
    .flatMap((path) => {
      const address = route + below(path, folder).replace(/\.\w+$/, '')
      if (isMarkdown(path)) return [readPage(tree, path, address, tally)]
      if (!/\.[jt]sx$|(?<!\.test)\.[jt]s$/.test(path)) return []
      const page = reactPage(path, address, modulesOf(tree, { aliases: ALIASES, returns }), tally)
      tally.note('page that is a React component', page ? 'converted' : 'left', { file: path, line: 1 })
      return page ? [page] : []
    })
}

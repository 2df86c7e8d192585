import type { SourceTree } from './foreignSite.ts'
import type { ReadSite } from './generator.ts'
import type { Modules } from './markup/scopeOf.ts'
import { aliased, nameOf } from './paths.ts'
import { resolveModule } from './read/files.ts'
import { filesMatching } from './read/filesMatching.ts'
import { MOST_WORK } from './read/javascript/scope.ts'

/** More than the programs have that a page shows something of. */
const MOST_CHARACTERS = 1_000_000

type Known = Pick<ReadSite, 'aliases' | 'returns' | 'shared'>

/** The programs that one page may use. */
export function modulesOf(tree: SourceTree, { aliases = [], returns, shared }: Known): Modules {
  let left = MOST_CHARACTERS
  return {
    work: { left: MOST_WORK, depth: 0 },
    returns,
    shared,
    programs: new Map(),
    matching: (from, patterns) => filesMatching(tree, from, patterns),
    named(file) {
      const found = tree.files.filter((path) => nameOf(path) === file)
      return found.length === 1 ? found[0] : undefined
    },
    resolve(from, specifier) {
      const path = aliased(specifier, aliases)
      return resolveModule(tree, from, path === undefined ? specifier : `/${path}`)
    },
    textOf(path) {
      const text = left > 0 ? tree.text(path) : undefined
      left -= text?.length ?? 0
      return text
    },
  }
}

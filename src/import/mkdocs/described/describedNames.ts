import type { ForeignPage } from '../../foreignSite.ts'
import { below } from '../../paths.ts'
import type { Describer } from './describer.ts'
import { generatedIn } from './generated.ts'

/** Where a name of a program is described: the path from the folder of pages, and the id of the heading, or nothing. */
type Described = { path: string; anchor: string }
export type Describing = (name: string) => Described | undefined

/** Finds names by the lines `::: package.module` of all pages, where also what is inside of a module is described. */
export function describedNames(pages: readonly ForeignPage[], folder: string, describe: Describer): Describing {
  const found = new Map(pages.flatMap(({ source, body }) => namesIn(body, `/${below(source, folder)}`, describe)))
  // A name may also be described where its package exports it.
  const byEnds = new Map([...found].map(([name, described]) => [endsOf(name), described]))
  return (name) => {
    if (!/^[A-Za-z_][\w.]*$/.test(name)) return undefined
    for (let part = name; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
      const described = found.get(part) ?? (part.includes('.') ? byEnds.get(endsOf(part)) : undefined)
      if (described) return described
    }
    return undefined
  }
}

const namesIn = (body: string, path: string, describe: Describer): [string, Described][] =>
  [...new Map(generatedIn(body).map((each) => [each.name, each])).values()].flatMap(({ name, level, yaml }) => {
    const ids = describe(name, level, yaml)?.ids ?? (level > 0 ? [name] : [])
    const inside = ids.map((id): [string, Described] => [id, { path, anchor: `#${id}` }])
    return ids.includes(name) ? inside : [[name, { path, anchor: '' }], ...inside]
  })

/** The package and the name itself: `a X` of `a.b.X`. */
const endsOf = (name: string): string => `${name.split('.')[0]} ${name.slice(name.lastIndexOf('.') + 1)}`

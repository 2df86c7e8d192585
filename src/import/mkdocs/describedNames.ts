import { linesOf } from '../convert/lines.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { below } from '../paths.ts'

/** Where a name of a program is described: the path from the folder of pages, and the id of the heading, or nothing. */
type Described = { path: string; anchor: string }
export type Describing = (name: string) => Described | undefined

const GENERATED = /^[ \t]*(#{1,6}[ \t]+)?:::[ \t]+([\w.:-]+)[ \t]*$/

/** Finds names by the lines `::: package.module` of all pages, where also what is inside of a module is described. */
export function describedNames(pages: readonly ForeignPage[], folder: string): Describing {
  const found = new Map(
    pages.flatMap(({ source, body }) => (body.includes(':::') ? namesIn(body, `/${below(source, folder)}`) : [])),
  )
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

const namesIn = (body: string, path: string): [string, Described][] =>
  linesOf(body).flatMap(({ text, inCode }): [string, Described][] => {
    const [, heading, name] = (inCode ? null : GENERATED.exec(text)) ?? []
    return name === undefined ? [] : [[name, { path, anchor: heading === undefined ? '' : `#${name}` }]]
  })

/** The package and the name itself: `a X` of `a.b.X`. */
const endsOf = (name: string): string => `${name.split('.')[0]} ${name.slice(name.lastIndexOf('.') + 1)}`

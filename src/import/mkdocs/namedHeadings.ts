import { bracesAtEnd } from '../convert/bracesAtEnd.ts'
import { linesOf } from '../convert/lines.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { below } from '../paths.ts'
import type { Describing } from './described/describedNames.ts'

/** Finds headings of all pages by their ids, as the plugin autorefs does; the first heading of a page is the page. */
export function namedHeadings(
  pages: readonly ForeignPage[],
  folder: string,
  slugger: () => (text: string) => string,
): Describing {
  const found = new Map<string, { path: string; anchor: string }>()
  for (const { source, body } of pages) {
    const path = `/${below(source, folder)}`
    for (const [index, id] of idsIn(body, slugger()).entries())
      if (!found.has(id)) found.set(id, { path, anchor: index === 0 ? '' : `#${id}` })
  }
  return (name) => found.get(name)
}

function idsIn(body: string, slugOf: (text: string) => string): string[] {
  return linesOf(body).flatMap(({ text, inCode }) => {
    const written = inCode ? undefined : /^#{1,6}[ \t]+(.*)$/.exec(text)?.[1]
    if (written === undefined) return []
    const braces = bracesAtEnd(written)
    const chosen = /(?:^|\s)#([^\s}]+)/.exec(braces?.inside ?? '')?.[1]
    return [chosen ?? slugOf(written.slice(0, braces?.start).replace(/[ \t]#+[ \t]*$/, ''))]
  })
}

import { posix } from 'node:path'
import { folderOf, isIn, isMarkdown, joined } from './paths.ts'

/** A file or folder outside of a site: its path from there, and without `..`; pages only include what they name. */
type PathAbove = { written: string; path: string; by: 'configuration' | 'page' }

/** The files at the top that configure a site, and those of VitePress, which may be several in folders. */
const CONFIG =
  /^(?:docusaurus\.config\.\w+|mkdocs[\w.-]*\.ya?ml|book\.toml|(?:hugo|config)\.(?:toml|ya?ml|json)|(?:docs\/)?\.vitepress\/(?!theme\/|cache\/|dist\/)(?:[\w.-]+\/){0,3}[\w.-]+\.[mc]?[jt]s)$/

const PATH = /(?<![\w./-])((?:\.\.\/)+[\w.@-][\w./@-]*)/g

/** What a page includes: a file above the site, or the first folder on the way, since pages name its files one by one. */
const INCLUDED =
  /(?:\{[*!]>?|--8<--|<<<|@include:|\{\{#\w+|\binclude(?:-markdown)?)[ \t]*["']?((?:\.\.\/)+[\w@](?:[\w.@-]*\w)?)/g

/** A site names a few. */
const MOST = 100

/** What a site may name outside of its folder, as far as nothing in the site has its path. */
export function pathsAbove(files: readonly string[], textOf: (path: string) => string | undefined): PathAbove[] {
  const written = (file: string, pattern: RegExp): string[] => writtenIn(textOf(file) ?? '', pattern, basesOf(file))
  const configured = new Set(files.flatMap((file) => (CONFIG.test(file) ? written(file, PATH) : [])))
  const included = files.flatMap((file) => (isMarkdown(file) ? written(file, INCLUDED) : []))
  const all = [...new Set([...configured, ...included])].slice(0, MOST).flatMap((each): PathAbove[] => {
    const path = joined(each)
    const isOfSite = path === '' || files.some((file) => file === path || isIn(file, path))
    return isOfSite ? [] : [{ written: each, path, by: configured.has(each) ? 'configuration' : 'page' }]
  })
  // One in another is there with it.
  return all.filter(
    (inner) =>
      !all.some((outer) => isIn(inner.written, outer.written) && (outer.by === inner.by || inner.by === 'page')),
  )
}

/** The folders that the paths in a file may be relative to. */
const basesOf = (file: string): string[] => [
  ...new Set(['', folderOf(file), ...(isMarkdown(file) ? [file.split('/')[0] ?? ''] : [])]),
]

/** The paths that lead out of the site. */
const writtenIn = (text: string, pattern: RegExp, bases: readonly string[]): string[] =>
  [...text.matchAll(pattern)].flatMap(([, written = '']) =>
    bases.map((base) => posix.join(base, written)).filter((path) => path.startsWith('../')),
  )

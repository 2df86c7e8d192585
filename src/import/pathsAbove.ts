import { posix } from 'node:path'
import { folderOf, isIn, isMarkdown, joined } from './paths.ts'

/** A file or folder outside of a site: its path from there, and without `..`. */
type PathAbove = { written: string; path: string }

/** The files at the top that configure a site, and those of VitePress. */
const CONFIG =
  /^(?:docusaurus\.config\.\w+|mkdocs[\w.-]*\.ya?ml|book\.toml|(?:hugo|config)\.(?:toml|ya?ml|json)|(?:docs\/)?\.vitepress\/config[^/]*\.\w+)$/

const PATH = /(?<![\w./-])((?:\.\.\/)+[\w.@-][\w./@-]*)/g

/** What a page includes, of which the first folder is read: pages name files of one folder one by one. */
const INCLUDED =
  /(?:\{[*!]>?|--8<--|<<<|@include:|\{\{#\w+|\binclude(?:-markdown)?)[ \t]*["']?((?:\.\.\/)+[\w@][\w.@-]*)(?=\/)/g

/** A site names a few. */
const MOST = 40

/** What a site may name outside of its folder, as far as nothing in the site has its path. */
export function pathsAbove(files: readonly string[], textOf: (path: string) => string | undefined): PathAbove[] {
  const named = new Set(files.flatMap((file) => writtenIn(file, textOf)))
  const all = [...named].slice(0, MOST).flatMap((written): PathAbove[] => {
    const path = joined(written)
    return path === '' || files.some((each) => each === path || isIn(each, path)) ? [] : [{ written, path }]
  })
  // One in another is there with it.
  return all.filter(({ written }) => !all.some((other) => other.written !== written && isIn(written, other.written)))
}

/** The paths in a file that lead out of the site from what they may be relative to. */
function writtenIn(file: string, textOf: (path: string) => string | undefined): string[] {
  const pattern = CONFIG.test(file) ? PATH : isMarkdown(file) ? INCLUDED : undefined
  if (!pattern) return []
  const bases = new Set(['', folderOf(file), ...(isMarkdown(file) ? [file.split('/')[0] ?? ''] : [])])
  return [...(textOf(file) ?? '').matchAll(pattern)].flatMap(([, written = '']) =>
    [...bases].map((base) => posix.join(base, written)).filter((path) => path.startsWith('../')),
  )
}

import { isIn, joined } from './paths.ts'

/** A folder outside of a site: its path as the configuration has it, and without `..`. */
type FolderAbove = { written: string; path: string }

/** The files at the top that configure a site, and those of VitePress. */
const CONFIG =
  /^(?:docusaurus\.config\.\w+|mkdocs\.ya?ml|book\.toml|(?:hugo|config)\.(?:toml|ya?ml|json)|(?:docs\/)?\.vitepress\/config[^/]*\.\w+)$/

const PATH = /(?<![\w./-])((?:\.\.\/)+[\w.@-][\w./@-]*)/g

/** A configuration names a few. */
const MOST = 20

/** The folders that the configuration of a site may name outside of it, as far as nothing in the site has their path. */
export function foldersAbove(files: readonly string[], textOf: (path: string) => string | undefined): FolderAbove[] {
  const found = new Map<string, FolderAbove>()
  for (const file of files.filter((path) => CONFIG.test(path)))
    for (const [, written = ''] of (textOf(file) ?? '').matchAll(PATH)) {
      const path = joined(written)
      if (path !== '' && !files.some((each) => each === path || isIn(each, path))) found.set(path, { written, path })
    }
  const all = [...found.values()].slice(0, MOST)
  // One in another is there with it.
  return all.filter(({ path }) => !all.some((other) => other.path !== path && isIn(path, other.path)))
}

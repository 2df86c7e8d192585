import { FOREIGN_FORMATS, type ForeignFormat } from '../model/foreignFormats.ts'
import type { SourceFile } from '../model/page.ts'
import { type Problem, startOf, warning } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'
import type { SiteLinks } from './siteLinks.ts'

/** Reports pages in other formats and settings of other generators, unless a page links to the file or includes it. */
export function foreignFiles(sources: Pick<Sources, 'pages' | 'assets' | 'unpublished'>, links: SiteLinks): Problem[] {
  const linked = new Set(links.all.flatMap((link) => (link.kind === 'asset' ? [link.asset] : [])))
  const copied = sources.assets.filter(({ path }) => !linked.has(path)).map(({ source }) => source)
  const pages = sources.pages.flatMap(({ path }) => (/\.html\.mdx?$|\/SUMMARY\.md$/i.test(path) ? [path] : []))
  const unpublished = sources.unpublished ?? []
  const isCollection = collectionsAmong(unpublished)
  const found = [...copied, ...pages, ...unpublished].flatMap((path) => {
    const known = FILES.find(({ pattern }) => pattern.test(path)) ?? (isCollection(path) ? COLLECTION : undefined)
    return known ? [{ path, known }] : []
  })
  if (found.length === 0) return []
  const included = includedFiles(sources.pages)
  return found.flatMap(({ path, known: { noun = 'file', what, fix } }) =>
    included.has(path) ? [] : [warning('foreign-file', startOf(path), { message: `this ${noun} ${what}`, fix })],
  )
}

/** Which folders beside the configuration of a Jekyll site hold pages of their own. */
function collectionsAmong(paths: string[]): (path: string) => boolean {
  const sites = paths.flatMap((path) => /^(.*\/)_config\.ya?ml$/.exec(path)?.[1] ?? [])
  return (path) => sites.some((site) => path.startsWith(site) && /^_[^./]+$/.test(path.slice(site.length)))
}

const includedFiles = (pages: SourceFile[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ included }) => [...(included?.keys() ?? [])]))

type ForeignFile = {
  pattern: RegExp
  noun?: 'folder'
  /** What it is, and what becomes of it. */
  what: string
  fix: string
}

const page = ({ pattern, format }: ForeignFormat): ForeignFile => ({
  pattern,
  what: `is ${format}, which is copied as it is`,
  fix: 'convert it to Markdown, or link to it as a download',
})

const settings = (names: string, what: string, fix: string): ForeignFile => ({
  pattern: new RegExp(`/(?:${names})$`),
  what: `${what}, and has no effect`,
  fix,
})

const IN_SIDEBARS = 'write "sidebars:" in content/site.yaml'
const imported = (kind: string): string => `run "portalgen import ${kind}" on the old site`

const COLLECTION: Omit<ForeignFile, 'pattern'> = {
  noun: 'folder',
  what: 'is a collection of a Jekyll site, and has no effect',
  fix: 'name it without "_", so that its files are pages',
}

const FILES: readonly ForeignFile[] = [
  {
    pattern: /^(?!.*\/(?:[_.]|node_modules\/)).*\/readme\.mdx?$/i,
    what: 'has the same address as the index of its folder, so it is left out',
    fix: 'remove one of the two, or rename this one',
  },
  {
    pattern: /\.(?:markdown|mdown|mdwn|mkdn?)$/i,
    what: 'is Markdown, which is a page only in files that end with ".md"',
    fix: 'rename it to end with ".md"',
  },
  {
    pattern: /\.html\.mdx?$/i,
    what: 'is a Slate or Middleman page, whose address ends with ".html/" here',
    fix: 'rename it to end with ".md" alone',
  },
  settings('includes/_[^/]+\\.mdx?', 'is a Slate include', 'write ":::include{file=…}" where it belongs'),
  settings(
    '_meta\\.[cm]?[jt]sx?|meta\\.[cm]?ts',
    'defines the order of a sidebar in a program',
    'write it as "_meta.json"',
  ),
  settings('_[Ss]idebar\\.md', 'is the sidebar of a docsify site or a wiki', IN_SIDEBARS),
  settings(
    '_navbar\\.md|_[Hh]eader\\.md',
    'is the navigation of a docsify site',
    'write "navigation:" in content/site.yaml',
  ),
  settings('_[Ff]ooter\\.md', 'is the footer of a wiki', 'write "footer:" in content/site.yaml'),
  settings('_coverpage\\.md', 'is the home page of a docsify site', 'write "content/index.md"'),
  {
    ...settings(
      '_posts|_drafts',
      'contains Jekyll posts',
      'name it without "_", and write "blogs:" in content/site.yaml',
    ),
    noun: 'folder',
  },
  {
    ...settings(
      '_(?:includes|layouts|data|sass|plugins|static|templates)',
      'belongs to another generator',
      'move what pages use',
    ),
    noun: 'folder',
  },
  {
    pattern: /\/SUMMARY\.md$/,
    what: 'is the table of contents of a GitBook or mdBook site, and a page here',
    fix: 'remove it, and write "sidebars:" in content/site.yaml',
  },
  settings('\\.order|_toc\\.yml|\\.gitbook\\.yaml', 'defines the order of pages for another generator', IN_SIDEBARS),
  settings(
    '(?:mint|docs)\\.json|antora\\.yml|conf\\.py|_config\\.yml|_quarto\\.yml',
    'configures another generator',
    IN_SIDEBARS,
  ),
  settings('docusaurus\\.config\\.[cm]?[jt]s|sidebars\\.[cm]?[jt]s', 'configures Docusaurus', imported('docusaurus')),
  { ...settings('\\.vitepress', 'configures VitePress', imported('vitepress')), noun: 'folder' },
  settings('astro\\.config\\.[cm]?[jt]s', 'configures Astro', imported('starlight')),
  settings('mkdocs\\.ya?ml', 'configures MkDocs', imported('mkdocs')),
  settings('hugo\\.(?:toml|ya?ml|json)', 'configures Hugo', imported('hugo')),
  settings('book\\.toml', 'configures mdBook', imported('mdbook')),
  ...FOREIGN_FORMATS.map(page),
]

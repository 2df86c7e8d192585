import type { SourceTree } from './foreignSite.ts'
import { isMarkdown } from './paths.ts'

type Other = { name: string; marks: RegExp; advice: string }

const AS_IT_IS =
  'copy its Markdown and pictures to "content", and run "portalgen build --lenient", which names what has to be written differently'

const CONTAINERS = 'containers such as "::: tip" and marks of code are read'

const COMPONENTS = `${AS_IT_IS}; components are to be written as directives`

/** Generators whose sites are not imported, by files that only they have. */
const OTHERS: readonly Other[] = [
  { name: 'Jekyll', marks: /^(?:docs\/)?_config\.ya?ml$/, advice: `${AS_IT_IS}; front matter of Jekyll is read` },
  {
    name: 'Sphinx',
    marks: /^(?:docs?\/)?(?:source\/)?conf\.py$/,
    advice: `convert its reStructuredText to Markdown first, for example with pandoc; of MyST, ${AS_IT_IS}`,
  },
  { name: 'VuePress', marks: /(?:^|\/)\.vuepress\/config\.[cm]?[jt]s$/, advice: `${AS_IT_IS}; ${CONTAINERS}` },
  { name: 'Rspress', marks: /(?:^|\/)rspress\.config\.[cm]?[jt]s$/, advice: `${AS_IT_IS}; ${CONTAINERS}` },
  { name: 'Nextra', marks: /(?:^|\/)_meta\.(?:json|[jt]sx?)$/, advice: COMPONENTS },
  { name: 'Fumadocs', marks: /(?:^|\/)source\.config\.[cm]?[jt]s$/, advice: COMPONENTS },
  {
    name: 'Docusaurus 1',
    marks: /(?:^|\/)website\/siteConfig\.js$|^siteConfig\.js$/,
    advice: `move it to a later Docusaurus first, or ${AS_IT_IS}`,
  },
  { name: 'GitBook', marks: /^(?:\.gitbook\.ya?ml|(?:[^/]+\/)?SUMMARY\.md)$/, advice: AS_IT_IS },
  { name: 'Mintlify', marks: /^(?:docs|mint)\.json$/, advice: AS_IT_IS },
  { name: 'Antora', marks: /(?:^|\/)antora\.ya?ml$/, advice: 'convert its AsciiDoc to Markdown first' },
  { name: 'Nuxt Content', marks: /(?:^|\/)nuxt\.config\.[cm]?[jt]s$/, advice: COMPONENTS },
  {
    name: 'Zensical',
    marks: /^zensical\.toml$/,
    advice: `write its settings in "mkdocs.yml", which Zensical reads, too, and import that, or ${AS_IT_IS}`,
  },
  { name: 'docsify', marks: /^(?:docs\/)?_sidebar\.md$/, advice: AS_IT_IS },
]

/** What to do with a folder that holds no site that can be imported: what it is instead, if its files show that. */
export function otherSite({ files }: Pick<SourceTree, 'files'>): string | undefined {
  const other = OTHERS.find(({ marks }) => files.some((path) => marks.test(path)))
  if (other) return `it looks like a site of ${other.name}: ${other.advice}`
  const pages = files.filter(isMarkdown).length
  return pages === 0
    ? undefined
    : `it has ${pages} Markdown file${pages === 1 ? '' : 's'} without the configuration of a generator: ${AS_IT_IS}`
}

import type { SourceTree } from './foreignSite.ts'
import { isMarkdown } from './paths.ts'

type Other = { name: string; marks: RegExp; advice: string }

const AS_IT_IS =
  'copy its Markdown and pictures to "content", and run "portalgen build --lenient", which names what has to be written differently'

/** Generators whose sites are not imported, by files that only they have. */
const OTHERS: readonly Other[] = [
  { name: 'Jekyll', marks: /^(?:docs\/)?_config\.ya?ml$/, advice: `${AS_IT_IS}; front matter of Jekyll is read` },
  {
    name: 'Sphinx',
    marks: /^(?:docs?\/)?(?:source\/)?conf\.py$/,
    advice: `convert its reStructuredText to Markdown first, for example with pandoc; of MyST, ${AS_IT_IS}`,
  },
  { name: 'GitBook', marks: /^(?:\.gitbook\.ya?ml|(?:[^/]+\/)?SUMMARY\.md)$/, advice: AS_IT_IS },
  { name: 'Mintlify', marks: /^(?:docs|mint)\.json$/, advice: AS_IT_IS },
  { name: 'Antora', marks: /(?:^|\/)antora\.ya?ml$/, advice: 'convert its AsciiDoc to Markdown first' },
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

import { codeSpan, escapeText, heading, joinBlocks, list, type MarkdownText } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import type { HealthView } from '../../model/view.ts'

/** The status of this build. */
export function textOf({ status, version, commit, pages, apis }: HealthView): MarkdownText {
  const build = facts([
    ['Generator', `portalgen ${version}`],
    ['Commit', commit === undefined ? 'unknown' : codeSpan(commit)],
    ['Pages', String(pages)],
  ])
  const documents = apis.map((api) =>
    facts([
      ['API', link(escapeText(api.title), api.route)],
      ['Version', escapeText(api.version)],
      ['SHA-256', codeSpan(api.sha256)],
    ]),
  )
  return joinBlocks([
    heading(1, 'Health check'),
    `${status} This portal is being served.`,
    heading(2, 'This build'),
    build,
    ...(documents.length > 0 ? [heading(2, 'API documents'), ...documents] : []),
  ])
}

const facts = (named: [name: string, value: string][]): string =>
  list(named.map(([name, value]) => `**${name}:** ${value}`))

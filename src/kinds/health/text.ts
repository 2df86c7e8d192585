import { codeSpan, escapeText, heading, joinBlocks, list, type MarkdownText } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { HealthView } from '../../model/view.ts'

/** The status of this build. */
export function textOf({ status, version, commit, pages, apis }: HealthView, texts: Texts['health']): MarkdownText {
  const build = facts([
    [texts.generator, `portalgen ${version}`],
    [texts.commit, commit === undefined ? texts.unknown : codeSpan(commit)],
    [texts.pages, String(pages)],
  ])
  const documents = apis.map((api) =>
    facts([
      [texts.api, link(escapeText(api.title), api.route)],
      [texts.version, escapeText(api.version)],
      ['SHA-256', codeSpan(api.sha256)],
    ]),
  )
  return joinBlocks([
    heading(1, texts.title),
    `${status} ${texts.served}`,
    heading(2, texts.build),
    build,
    ...(documents.length > 0 ? [heading(2, texts.documents), ...documents] : []),
  ])
}

const facts = (named: [name: string, value: string][]): string =>
  list(named.map(([name, value]) => `**${name}:** ${value}`))

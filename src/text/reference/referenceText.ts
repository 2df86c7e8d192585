import type { ApiView, ContentsGroup, GroupView, SecuritySchemeView, ServerView } from '../../model/apiView.ts'
import { codeSpan, heading, joinBlocks, list, type MarkdownText, paragraph } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { operationText } from './operationText.ts'
import { fieldList, schemaText } from './schemaText.ts'
import { factList, itemOf, marks, plain, sentence, spaced } from './words.ts'

/** A page of the reference of an API as Markdown, in the order in which it is shown. */
export function referenceText(api: ApiView, texts: Texts): MarkdownText {
  const { reference } = texts
  const { servers, security, groups, schemas, schemasTitle } = api
  return joinBlocks([
    ...opening(api, texts),
    ...(servers.length > 0
      ? [heading(2, plain(reference.servers)), list(servers.map((server) => serverText(server, texts)))]
      : []),
    ...(security.length > 0
      ? [heading(2, plain(reference.authentication)), ...security.flatMap((scheme) => schemeText(scheme, texts))]
      : []),
    ...groups.flatMap((group) => groupText(group, texts)),
    ...(schemas.length > 0
      ? [heading(2, plain(schemasTitle.text)), ...schemas.flatMap((schema) => schemaText(schema, texts))]
      : []),
    ...directory(api),
  ])
}

const opening = (
  { title, part, version, summary, description, facts, downloads }: ApiView,
  { reference: texts }: Texts,
): string[] => [
  heading(1, plain(part?.title ?? title)),
  plain(part ? fill(texts.versionOf, { api: title, version }) : fill(texts.version, { version })),
  paragraph(plain(summary)),
  description?.markdown ?? '',
  factList(facts),
  spaced(downloads.map(({ label, href }) => link(plain(label), href))),
]

const serverText = ({ url, description, variables }: ServerView, texts: Texts): string =>
  itemOf([codeSpan(url), description?.markdown ?? '', fieldList(variables, texts)])

const schemeText = ({ name, kind, deprecated, description, facts }: SecuritySchemeView, texts: Texts): string[] => [
  heading(3, plain(name)),
  paragraph(spaced([sentence(kind), ...marks({ deprecated }, texts)])),
  description?.markdown ?? '',
  factList(facts),
]

/** The operations under one tag. */
const groupText = ({ title, above, description, facts, operations }: GroupView, texts: Texts): string[] => [
  paragraph(plain(above.join(' › '))),
  heading(2, plain(title)),
  description?.markdown ?? '',
  factList(facts),
  ...operations.flatMap((operation) => operationText(operation, texts)),
]

/** What stands on pages of its own; without titles where it is listed below that of its tag. */
function directory({ directory: groups, groups: shown, schemas }: ApiView): string[] {
  const isTitled = shown.length + schemas.length === 0
  return groups.flatMap(({ href, label, items }) => [
    isTitled ? heading(2, link(plain(label), href)) : '',
    list(items.map(itemText)),
  ])
}

const itemText = ({ method, label, href }: ContentsGroup['items'][number]): string =>
  link(spaced([method ?? '', plain(label)]), href)

import type {
  ApiView,
  ContentsGroup,
  FirstRequest,
  GroupView,
  SchemaView,
  SecuritySchemeView,
  ServerView,
} from '../../model/apiView.ts'
import { codeSpan, heading, joinBlocks, list, type MarkdownText, paragraph } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { responsesText } from './callText.ts'
import { mediaText } from './mediaText.ts'
import { callbacksText, operationText } from './operationText.ts'
import { samplesText, sampleText } from './samplesText.ts'
import { fieldList, schemaText } from './schemaText.ts'
import { factList, itemOf, marks, plain, restList, sentence, spaced } from './words.ts'

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
    restList(api),
    ...groups.flatMap((group) => groupText(group, texts)),
    ...(schemas.length > 0
      ? [heading(2, plain(schemasTitle.text)), ...schemas.flatMap((schema) => placeText(schema, texts))]
      : []),
    ...directory(api),
  ])
}

/** A schema, or what continues an operation. */
const placeText = (place: SchemaView, texts: Texts): string[] => [
  ...schemaText(place, texts),
  ...responsesText(texts.reference.responses, place.responses ?? [], texts, 4),
  ...callbacksText(place.callbacks ?? [], texts),
]

const opening = (api: ApiView, texts: Texts): string[] => {
  const { title, part, version, summary, description, facts, downloads, firstRequest } = api
  return [
    heading(1, plain(part?.title ?? title)),
    plain(part ? fill(texts.reference.versionOf, { api: title, version }) : fill(texts.reference.version, { version })),
    paragraph(plain(summary)),
    description?.markdown ?? '',
    factList(facts, texts),
    firstRequest ? needs(firstRequest, texts) : '',
    spaced(downloads.map(({ label, href }) => link(plain(label), href))),
    ...(firstRequest ? firstRequestText(firstRequest, texts) : []),
  ]
}

/** What a first call needs: the address and the keys. */
function needs({ server, security }: FirstRequest, { reference: texts, afterName }: Texts): string {
  return list(
    [
      server
        ? itemOf([
            `**${plain(texts.server)}${afterName}** ${codeSpan(server.address)}`,
            list(server.where.map(sentence)),
          ])
        : '',
      security.length > 0
        ? `**${plain(texts.authentication)}${afterName}** ${spaced(security.map(({ name }) => codeSpan(name)))}`
        : '',
    ].filter((item) => item !== ''),
  )
}

const firstRequestText = ({ operation, sample }: FirstRequest, texts: Texts): string[] => [
  paragraph(itemText(operation)),
  ...sampleText(sample, texts),
]

const serverText = ({ url, name = '', description, variables }: ServerView, texts: Texts): string =>
  itemOf([spaced([codeSpan(url), plain(name)]), description?.markdown ?? '', fieldList(variables, texts)])

const schemeText = ({ name, kind, deprecated, description, facts }: SecuritySchemeView, texts: Texts): string[] => [
  heading(3, plain(name)),
  paragraph(spaced([sentence(kind), ...marks({ deprecated }, texts)])),
  description?.markdown ?? '',
  factList(facts, texts),
]

/** The operations under one tag. */
const groupText = ({ title, above, description, models, facts, operations }: GroupView, texts: Texts): string[] => [
  heading(2, [...above, title].map(plain).join(': ')),
  description?.markdown ?? '',
  ...models.flatMap((model) => [...mediaText(model, texts), ...samplesText(model.examples, texts)]),
  factList(facts, texts),
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

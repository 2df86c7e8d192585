import type { OperationView, ResponseLinkView, ResponseView } from '../../model/apiView.ts'
import { codeSpan, heading, list, paragraph } from '../../model/markdown.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { mediaText } from './mediaText.ts'
import { fieldList } from './schemaText.ts'
import { factList, itemOf, label, marks, plain, restList, sentence, spaced } from './words.ts'

export function endpointText({ method, path, calledBy, deprecated, badges = [] }: OperationView, texts: Texts): string {
  const address =
    calledBy === 'reader'
      ? codeSpan(`${method} ${path}`)
      : plain(`${method} ${fill(texts.reference.sentToYou, { path })}`)
  return spaced([address, ...marks({ deprecated }, texts), ...badges.map((badge) => `*${plain(badge)}*`)])
}

/** The request and its responses, whoever the caller is. `level` is the level of the headings. */
export function callText(operation: OperationView, texts: Texts, level: number): string[] {
  const { reference } = texts
  const { calledBy, security, facts, parameters, body, responses, rest } = operation
  return [
    security.length > 0 ? spaced([label(plain(reference.authentication)), sentence(security)]) : '',
    factList(facts, texts),
    ...parameters.flatMap(({ title, fields, rest }) => [
      heading(level, plain(title)),
      fieldList(fields, texts),
      restList({ rest }),
    ]),
    ...(body
      ? [
          heading(level, spaced([plain(reference.requestBody), ...marks({ required: body.required }, texts)])),
          body.description?.markdown ?? '',
          ...body.media.flatMap((media) => mediaText(media, texts)),
        ]
      : []),
    ...responsesText(calledBy === 'reader' ? reference.responses : reference.yourResponse, responses, texts, level),
    restList({ rest }),
  ]
}

/** Responses below a title. */
export const responsesText = (title: string, responses: ResponseView[], texts: Texts, level: number): string[] =>
  responses.length === 0
    ? []
    : [heading(level, plain(title)), ...responses.flatMap((response) => responseText(response, texts, level + 1))]

const responseText = (
  { status, meaning, alike = [], description, headers, media, links, rest }: ResponseView,
  texts: Texts,
  level: number,
): string[] => [
  heading(level, plain([{ status, meaning }, ...alike].map((each) => `${each.status} ${each.meaning}`).join(', '))),
  description?.markdown ?? '',
  ...(headers.length > 0 ? [label(plain(texts.reference.headers)), fieldList(headers, texts)] : []),
  restList({ rest }),
  ...media.flatMap((each) => mediaText(each, texts)),
  ...(links.length > 0
    ? [label(plain(texts.reference.links)), list(links.map((link) => responseLink(link, texts)))]
    : []),
]

/** The links of a response. */
const responseLink = ({ name, target, description, facts }: ResponseLinkView, texts: Texts): string =>
  itemOf([
    paragraph(fill(plain(texts.reference.leadsTo), { name: codeSpan(name), target: sentence(target) })),
    description?.markdown ?? '',
    factList(facts, texts),
  ])

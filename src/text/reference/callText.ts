import type { OperationView, ResponseLinkView, ResponseView } from '../../model/apiView.ts'
import { codeSpan, heading, list, paragraph } from '../../model/markdown.ts'
import { mediaText } from './mediaText.ts'
import { fieldList } from './schemaText.ts'
import { factList, itemOf, label, marks, plain, sentence, spaced } from './words.ts'

export function endpointText({ method, path, calledBy, deprecated, badges = [] }: OperationView): string {
  const address = calledBy === 'reader' ? codeSpan(`${method} ${path}`) : plain(`${method} sent to you: ${path}`)
  return spaced([address, ...marks({ deprecated }), ...badges.map((badge) => `*${plain(badge)}*`)])
}

/** The request and its responses, whoever the caller is. `level` is the level of the headings. */
export function callText(operation: OperationView, level: number): string[] {
  const { calledBy, description, security, facts, parameters, body, responses } = operation
  return [
    description?.markdown ?? '',
    security.length > 0 ? spaced([label('Authentication'), sentence(security)]) : '',
    factList(facts),
    ...parameters.flatMap(({ title, fields }) => [heading(level, plain(title)), fieldList(fields)]),
    ...(body
      ? [
          heading(level, spaced(['Request body', ...marks({ required: body.required })])),
          body.description?.markdown ?? '',
          ...body.media.flatMap(mediaText),
        ]
      : []),
    ...(responses.length > 0 ? [heading(level, calledBy === 'reader' ? 'Responses' : 'Your response')] : []),
    ...responses.flatMap((response) => responseText(response, level + 1)),
  ]
}

const responseText = (
  { status, meaning, description, headers, media, links }: ResponseView,
  level: number,
): string[] => [
  heading(level, plain(`${status} ${meaning}`)),
  description?.markdown ?? '',
  ...(headers.length > 0 ? [label('Headers'), fieldList(headers)] : []),
  ...media.flatMap(mediaText),
  ...(links.length > 0 ? [label('Links'), list(links.map(responseLink))] : []),
]

/** The links of a response. */
const responseLink = ({ name, target, description, facts }: ResponseLinkView): string =>
  itemOf([paragraph(`${codeSpan(name)} leads to ${sentence(target)}`), description?.markdown ?? '', factList(facts)])

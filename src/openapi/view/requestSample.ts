import { childOf } from '../../yaml/node.ts'
import { entriesOf, lookUp } from '../document/document.ts'
import type { Operation } from '../document/operations.ts'
import type { Piece, SampleBody, SampleHeader, SampleRequest } from '../snippets/sampleRequest.ts'
import { credentials, variable } from './credentials.ts'
import { examplesOf, exampleText } from './exampleViews.ts'
import type { PageContext } from './pageContext.ts'
import { encodePair, fillPath, pairsIn, sampleParameters } from './sampleParameters.ts'
import { firstServerUrl } from './serverViews.ts'

/** The request that shows how an operation is called: everything it requires, and what has an example. */
export function requestSample(page: PageContext, operation: Operation): SampleRequest {
  const parameters = sampleParameters(page, operation)
  const keys = credentials(page, operation)
  const body = sampleBody(page, operation)
  const query = [...pairsIn(parameters, 'query').map(encodePair), ...keys.query]
  const cookies = [...pairsIn(parameters, 'cookie').map(encodePair), ...keys.cookies]
  return {
    method: operation.method,
    url: [...baseOf(page, operation), fillPath(operation.path, parameters), ...joined(query, '?', '&')],
    headers: [
      ...keys.headers,
      ...pairsIn(parameters, 'header').map(([name, value]): SampleHeader => ({ name, value: [value] })),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: joined(cookies, '', '; ') }] : []),
      ...(body ? [{ name: 'Content-Type', value: [body.type] }] : []),
    ],
    basic: keys.basic,
    body: body?.body,
  }
}

/** An address without a host is relative to wherever the API is. */
function baseOf(page: PageContext, operation: Operation): Piece[] {
  const url = firstServerUrl(page, operation)
  return /^https?:/i.test(url) ? [url] : [variable(page, 'url'), url]
}

const joined = (lists: Piece[][], start: string, separator: string): Piece[] =>
  lists.flatMap((pieces, index) => [index === 0 ? start : separator, ...pieces])

/** The first example in the first media type; JSON before any other. */
function sampleBody(page: PageContext, { node }: Operation): { type: string; body: SampleBody } | undefined {
  const content = entriesOf(lookUp(page.document, childOf(node, 'requestBody'), 'content'))
  const entry = content.find(({ key }) => /[/+]json\b/.test(key)) ?? content[0]
  if (!entry) return undefined
  const example = examplesOf(page, entry.value).find((each) => !each.external)
  return { type: entry.key, body: example ? { text: exampleText(example) } : { file: fileFor(entry.key) } }
}

const fileFor = (mediaType: string): string => (/[/+]json\b/.test(mediaType) ? 'body.json' : 'body')

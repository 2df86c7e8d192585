import { childOf, toValue } from '../../yaml/node.ts'
import { entriesOf, lookUp } from '../document/document.ts'
import type { Operation } from '../document/operations.ts'
import type { Piece, SampleBody, SampleHeader, SampleRequest } from '../snippets/sampleRequest.ts'
import { credentials, variable } from './credentials.ts'
import { bodyExamples, type Example, exampleText } from './exampleViews.ts'
import { formText } from './formText.ts'
import type { PageContext } from './pageContext.ts'
import { encodePair, fillPath, pairsIn, type SampleParameter, sampleParameters } from './sampleParameters.ts'
import { firstServerUrl } from './serverViews.ts'

/** The request that shows how an operation is called: everything it requires, and what has an example. */
export function requestSample(page: PageContext, operation: Operation): SampleRequest {
  const parameters = sampleParameters(page, operation)
  const keys = credentials(page, operation)
  const body = sampleBody(page, operation)
  const query = [...pairsIn(parameters, 'query').map(encodePair), ...keys.query]
  const cookies = [...pairsIn(parameters, 'cookie').map(encodePair), ...keys.cookies]
  const followed: SampleHeader[] = [
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: joined(cookies, '', '; ') }] : []),
    ...(body ? [{ name: 'Content-Type', value: [body.type] }] : []),
  ]
  const settled = [...keys.headers, ...followed].map(({ name }) => name)
  return {
    method: operation.method,
    url: [...baseOf(page, operation), fillPath(operation.path, parameters), ...joined(query, '?', '&')],
    headers: [
      ...keys.headers,
      ...headersIn(parameters, keys.basic ? [...settled, 'Authorization'] : settled),
      ...followed,
    ],
    basic: keys.basic,
    body: body?.body,
  }
}

/** Documents list headers as parameters, too, that follow from the keys or the body. */
function headersIn(parameters: SampleParameter[], settled: string[]): SampleHeader[] {
  const taken = new Set(settled.map((name) => name.toLowerCase()))
  return pairsIn(parameters, 'header')
    .filter(([name]) => !taken.has(name.toLowerCase()))
    .map(([name, value]) => ({ name, value: [value] }))
}

/** An address without a host is relative to wherever the API is. */
function baseOf(page: PageContext, operation: Operation): Piece[] {
  const url = firstServerUrl(page, operation)
  return /^https?:/i.test(url) ? [url] : [variable(page, 'url'), url]
}

const joined = (lists: Piece[][], start: string, separator: string): Piece[] =>
  lists.flatMap((pieces, index) => [index === 0 ? start : separator, ...pieces])

/** The first example in the first media type; JSON before any other. */
function sampleBody(page: PageContext, { node, method }: Operation): { type: string; body: SampleBody } | undefined {
  const content = entriesOf(lookUp(page.document, childOf(node, 'requestBody'), 'content'))
  const entry = content.find(({ key }) => /[/+]json\b/.test(key)) ?? content[0]
  if (!entry) return undefined
  const example = bodyExamples(page, entry.key, entry.value, 'request').find(({ origin }) => origin !== 'elsewhere')
  // Documents made by machines give GET a body that nobody sends.
  if (!example && ['GET', 'HEAD'].includes(method)) return undefined
  return { type: entry.key, body: example ? { text: bodyText(entry.key, example) } : { file: fileFor(entry.key) } }
}

function bodyText(mediaType: string, example: Example): string {
  const value = toValue(example.value)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(mediaType)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isForm && isObject ? formText(value) : exampleText(example)
}

const fileFor = (mediaType: string): string => (/[/+]json\b/.test(mediaType) ? 'body.json' : 'body')

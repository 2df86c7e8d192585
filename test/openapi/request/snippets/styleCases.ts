import type { Received } from './recordingServer.ts'

// What is expected is that of the table of the specification: https://spec.openapis.org/oas/v3.1.1#style-examples

export const HOST = 'https://styles.example.com'

const TEXT = 'blue'
const LIST = ['blue', 'black']
const OBJECT = { R: 100, G: 200 }
const SPECIAL = 'a b&c=d/é'
const ESCAPED = 'a%20b%26c%3Dd%2F%C3%A9'
const JSON_ESCAPED = '%7B%22R%22%3A100%2C%22G%22%3A200%7D'

type Case = [place: string, style: string, explode: boolean, value: unknown, sent: string]

const PATHS: Case[] = [
  ['path', 'simple', false, TEXT, '/blue'],
  ['path', 'simple', false, LIST, '/blue,black'],
  ['path', 'simple', false, OBJECT, '/R,100,G,200'],
  ['path', 'simple', true, LIST, '/blue,black'],
  ['path', 'simple', true, OBJECT, '/R=100,G=200'],
  ['path', 'simple', false, SPECIAL, `/${ESCAPED}`],
  ['path', 'simple', true, TEXT, '/blue'],
  ['path', 'label', false, TEXT, '/.blue'],
  ['path', 'label', false, LIST, '/.blue,black'],
  ['path', 'label', false, OBJECT, '/.R,100,G,200'],
  ['path', 'label', true, TEXT, '/.blue'],
  ['path', 'label', true, LIST, '/.blue.black'],
  ['path', 'label', true, OBJECT, '/.R=100.G=200'],
  ['path', 'matrix', false, TEXT, '/;c=blue'],
  ['path', 'matrix', false, LIST, '/;c=blue,black'],
  ['path', 'matrix', false, OBJECT, '/;c=R,100,G,200'],
  ['path', 'matrix', false, '', '/;c'],
  ['path', 'matrix', true, TEXT, '/;c=blue'],
  ['path', 'matrix', true, LIST, '/;c=blue;c=black'],
  ['path', 'matrix', true, OBJECT, '/;R=100;G=200'],
  ['path', 'content', false, OBJECT, `/${JSON_ESCAPED}`],
]

const QUERIES: Case[] = [
  ['query', 'form', false, TEXT, 'c=blue'],
  ['query', 'form', false, '', 'c='],
  ['query', 'form', false, LIST, 'c=blue,black'],
  ['query', 'form', false, OBJECT, 'c=R,100,G,200'],
  ['query', 'form', true, SPECIAL, `c=${ESCAPED}`],
  ['query', 'form', true, LIST, 'c=blue&c=black'],
  ['query', 'form', true, OBJECT, 'R=100&G=200'],
  ['query', 'spaceDelimited', false, LIST, 'c=blue%20black'],
  ['query', 'spaceDelimited', false, OBJECT, 'c=R%20100%20G%20200'],
  ['query', 'pipeDelimited', false, LIST, 'c=blue%7Cblack'],
  ['query', 'pipeDelimited', false, OBJECT, 'c=R%7C100%7CG%7C200'],
  ['query', 'deepObject', true, OBJECT, 'c%5BR%5D=100&c%5BG%5D=200'],
]

/** What only a whole query can be: beside a media type, these are no styles of fields. */
const QUERY_CONTENTS: Case[] = [
  ['query', 'content', false, OBJECT, `c=${JSON_ESCAPED}`],
  ['query', 'reserved', true, 'a/b?c:d&e', 'c=a/b?c:d%26e'],
  ['querystring', 'form', false, { ...OBJECT, s: SPECIAL }, `R=100&G=200&s=${ESCAPED}`],
  ['querystring', 'json', false, OBJECT, JSON_ESCAPED],
]

const HEADERS: Case[] = [
  ['header', 'simple', false, TEXT, 'blue'],
  ['header', 'simple', false, LIST, 'blue,black'],
  ['header', 'simple', false, OBJECT, 'R,100,G,200'],
  ['header', 'simple', true, TEXT, 'blue'],
  ['header', 'simple', false, '"a, b"; c=1', '"a, b"; c=1'],
  ['header', 'content', false, OBJECT, '{"R":100,"G":200}'],
  ['header', 'simple', true, LIST, 'blue,black'],
  ['header', 'simple', true, OBJECT, 'R=100,G=200'],
  ['cookie', 'form', false, TEXT, 'c=blue'],
  ['cookie', 'form', false, LIST, 'c=blue,black'],
  ['cookie', 'form', false, OBJECT, 'c=R,100,G,200'],
  ['cookie', 'form', true, SPECIAL, `c=${ESCAPED}`],
  ['cookie', 'form', true, LIST, 'c=blue; c=black'],
  ['cookie', 'form', true, OBJECT, 'R=100; G=200'],
  ['cookie', 'content', false, OBJECT, `c=${JSON_ESCAPED}`],
  ['cookie', 'cookie', true, 'a/b=c%20d', 'c=a/b=c%20d'],
  ['cookie', 'cookie', true, LIST, 'c=blue; c=black'],
  ['cookie', 'cookie', true, OBJECT, 'R=100; G=200'],
  ['cookie', 'cookie', false, LIST, 'c=blue,black'],
]

/** Fields of a form, with the encoding that the document gives them. */
const FORMS: Case[] = [
  ['form', '', false, SPECIAL, `c=${ESCAPED}`],
  ['form', '', false, LIST, 'c=blue&c=black'],
  ['form', '', false, OBJECT, 'c=%7B%22R%22%3A100%2C%22G%22%3A200%7D'],
  ['form', 'json', false, LIST, 'c=%5B%22blue%22%2C%22black%22%5D'],
  ...QUERIES.map(([, style, explode, value, sent]): Case => ['form', style, explode, value, sent]),
]

const CASES = [...PATHS, ...QUERIES, ...QUERY_CONTENTS, ...HEADERS, ...FORMS]

const MEDIA_TYPES = new Map([
  ['content', 'application/json'],
  ['querystring json', 'application/json'],
  ['querystring form', 'application/x-www-form-urlencoded'],
])

function operationOf([place, style, explode, value]: Case) {
  const type = Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : 'string'
  const responses = { 200: { description: 'Fine' } }
  if (place !== 'form') {
    const media = MEDIA_TYPES.get(`${place} ${style}`) ?? MEDIA_TYPES.get(style)
    const valued = { schema: { type }, example: value }
    const written = style === 'reserved' ? { allowReserved: true } : { style, explode }
    const sent = media === undefined ? { ...written, ...valued } : { content: { [media]: valued } }
    return { parameters: [{ name: 'c', in: place, required: true, ...sent }], responses }
  }
  const encoding = style === 'json' ? { contentType: 'application/json' } : { style, explode }
  const schema = { type: 'object', properties: { c: { type } } }
  const media = { schema, example: { c: value }, ...(style === '' ? {} : { encoding: { c: encoding } }) }
  const content = { 'application/x-www-form-urlencoded': media }
  return { requestBody: { required: true, content }, responses }
}

const pathOf = ([place]: Case, index: number): string => `/${index}${place === 'path' ? '/{c}' : ''}`

export const DOCUMENT = {
  openapi: '3.2.0',
  info: { title: 'Styles', version: '1' },
  servers: [{ url: HOST }],
  paths: Object.fromEntries(CASES.map((each, index) => [pathOf(each, index), { post: operationOf(each) }])),
}

export const EXPECTED = CASES.map(([place, style, explode, , sent]) => `${place} ${style} ${explode}: ${sent}`)

/** What was sent, as a line of `EXPECTED`. */
export function asExpected({ url, headers, body }: Received): string {
  const [, at = '', path = '', query = ''] = /^\/(\d+)([^?]*)\??(.*)$/.exec(url) ?? []
  const [place = '', style, explode] = CASES[Number(at)] ?? []
  const sent = new Map([
    ['path', path],
    ['query', query],
    ['querystring', query],
    ['header', String(headers['c'])],
    ['cookie', headers.cookie],
    ['form', body],
  ])
  return `${place} ${style} ${explode}: ${sent.get(place)}`
}

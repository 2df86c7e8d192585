import type { OutputFile } from '../../model/output.ts'
import { percentDecoded } from '../../model/percentEncoding.ts'
import type { PartModel } from '../../model/requestModel.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { bodyExamples } from '../read/bodyExamples.ts'
import { exampleText } from '../read/examples.ts'
import { isJson } from '../read/mediaTypes.ts'
import type { Operation } from '../read/operations.ts'
import { titleOf } from '../read/operationTitle.ts'
import type { Requests } from './requests.ts'
import type { SampleRequest, Segment } from './snippets/sampleRequest.ts'

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** The operations as a collection that Postman and its kin import; keys are variables without a value. */
export function postmanCollection({ info, groups, isLarge }: ApiDocument, requests: Requests): OutputFile {
  const variables = new Set<string>()
  const folders = groups
    .filter(({ operations }) => operations.length > 0)
    .map(({ title, operations }) => ({
      name: title,
      item: operations.map((operation) => itemOf(operation, requests, variables)),
    }))
  const collection = {
    info: {
      name: info.title ?? 'API',
      description: info.description?.text ?? '',
      version: info.version,
      schema: SCHEMA,
    },
    item: folders,
    variable: [...variables].toSorted().map((key) => ({ key, value: '' })),
  }
  return { path: 'postman.json', content: `${JSON.stringify(collection, undefined, isLarge ? 0 : 2)}\n` }
}

function itemOf(operation: Operation, requests: Requests, variables: Set<string>) {
  const { sample: request } = requests.requestOf(operation)
  const text = (segments: Segment[]): string => segments.map((segment) => written(segment, variables)).join('')
  return {
    name: titleOf(operation),
    request: {
      method: request.method,
      description: operation.description?.text ?? '',
      header: request.headers.map(({ name, value }) => ({ key: name, value: text(value) })),
      url: urlOf(text(request.url)),
      ...(request.basic ? { auth: basicAuth(text([request.basic.user]), text([request.basic.password])) } : {}),
      ...bodyOf(request),
    },
    response: responsesOf(operation),
  }
}

function written(segment: Segment, variables: Set<string>): string {
  if (typeof segment === 'string') return segment
  variables.add(segment.variable)
  return `{{${segment.variable}}}`
}

/** Postman requires the address both as a whole and in parts. */
function urlOf(raw: string) {
  const [address = '', search = ''] = raw.split('?', 2)
  const [, protocol, host = '', path = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/]*)(\/.*)?/i.exec(address) ?? []
  return {
    raw,
    ...(protocol === undefined ? {} : { protocol }),
    host: protocol === undefined ? [host] : host.split('.'),
    path: path.split('/').filter((part, index) => index > 0 || part !== ''),
    query: search === '' ? [] : search.split('&').map((pair) => pairOf(pair)),
  }
}

function pairOf(pair: string) {
  const at = pair.indexOf('=')
  return at < 0 ? { key: pair, value: '' } : { key: pair.slice(0, at), value: pair.slice(at + 1) }
}

const basicAuth = (username: string, password: string) => ({
  type: 'basic',
  basic: [
    { key: 'username', value: username, type: 'string' },
    { key: 'password', value: password, type: 'string' },
  ],
})

function bodyOf({ body, headers }: SampleRequest) {
  if (!body) return {}
  const type = headers.find(({ name }) => name === 'Content-Type')?.value.join('') ?? ''
  if ('parts' in body) return { body: { mode: 'formdata', formdata: body.parts.map(formField) } }
  if ('file' in body) return { body: { mode: 'file', file: {} } }
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const pairs = body.text.split('&').map((pair) => pairOf(pair))
    return {
      body: {
        mode: 'urlencoded',
        urlencoded: pairs.map(({ key, value }) => ({ key: formDecoded(key), value: formDecoded(value) })),
      },
    }
  }
  const language = isJson(type) ? { options: { raw: { language: 'json' } } } : {}
  return { body: { mode: 'raw', raw: body.text, ...language } }
}

/** A body that is written as a text may have a stray `%`, which stands for itself. */
function formDecoded(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  return percentDecoded(spaced) ?? spaced
}

/** The fields of its forms have no headers, so the description has those. */
const formField = (part: PartModel) => ({
  key: part.name,
  ...('file' in part ? { type: 'file', src: part.file } : { type: 'text', value: part.text }),
  ...(part.type === undefined ? {} : { contentType: part.type }),
  ...(part.headers ? { description: part.headers.map(({ name, value }) => `${name}: ${value}`).join('\n') } : {}),
})

/** Every example of an answer, saved with its status. */
const responsesOf = ({ responses = [] }: Operation) =>
  responses.flatMap(({ status, content }) =>
    content.flatMap((media) =>
      bodyExamples(media)
        .filter(({ kind }) => kind !== 'external')
        .map((example) => ({
          name: [status, example.name ?? 'Example', example.number ?? []].flat().join(' '),
          ...(/^\d{3}$/.test(status) ? { code: Number(status) } : {}),
          header: [{ key: 'Content-Type', value: media.type }],
          body: exampleText(example),
        })),
    ),
  )

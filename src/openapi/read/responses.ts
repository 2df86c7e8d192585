import type { YamlEntry, YamlNode } from '../../yaml/node.ts'
import { type MediaType, readContent } from './content.ts'
import { chainOf } from './document.ts'
import { entriesOf, scalarText } from './nodes.ts'
import { type Parameter, readParameter } from './parameters.ts'
import type { Reader } from './reader.ts'
import type { SpecText } from './text.ts'

export type Response = {
  /** A code (`201`), a class (`4XX`) or `default`. */
  status: string
  /** Where it is written: several statuses may refer to one response. */
  origin: YamlNode
  summary: string | undefined
  description: SpecText | undefined
  headers: Parameter[]
  content: MediaType[]
  links: ResponseLink[]
}

/** How values of a response lead to another operation, named by its id or by where it stands in the document. */
export type ResponseLink = {
  name: string
  operationId: string | undefined
  operationRef: string | undefined
  description: SpecText | undefined
  parameters: { name: string; value: YamlNode }[]
  body: YamlNode | undefined
  server: string | undefined
}

/** By status: generators often write errors before the success. */
export const readResponses = (reader: Reader, node: YamlNode | undefined): Response[] =>
  entriesOf(node)
    .filter(({ key }) => !key.startsWith('x-'))
    .map(({ key, value }) => readResponse(reader, key, value))
    .sort((one, other) => rankOf(one) - rankOf(other))

/** A class stands after its codes, and `default` after all. */
const rankOf = ({ status }: Response): number => {
  const [, hundreds, rest] = /^(\d)(\d\d|XX)$/i.exec(status) ?? []
  return hundreds === undefined ? 1000 : 100 * Number(hundreds) + (Number(rest) >= 0 ? Number(rest) : 99.5)
}

function readResponse(reader: Reader, status: string, node: YamlNode): Response {
  const { under, text, document } = reader
  return {
    status,
    origin: chainOf(document, node).at(-1) ?? node,
    // Came with OpenAPI 3.2.
    summary: scalarText(under(node, 'summary')),
    description: text(under(node, 'description')),
    headers: entriesOf(under(node, 'headers')).map(({ key, value }) => readParameter(reader, value, key)),
    content: readContent(reader, under(node, 'content')),
    links: entriesOf(under(node, 'links')).map((link) => readLink(reader, link)),
  }
}

function readLink({ under, text }: Reader, { key: name, value: node }: YamlEntry): ResponseLink {
  return {
    name,
    operationId: scalarText(under(node, 'operationId')),
    operationRef: scalarText(under(node, 'operationRef')),
    description: text(under(node, 'description')),
    parameters: entriesOf(under(node, 'parameters')).map(({ key, value }) => ({ name: key, value })),
    body: under(node, 'requestBody'),
    server: scalarText(under(under(node, 'server'), 'url')),
  }
}

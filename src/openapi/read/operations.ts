import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { type CodeSample, readCodeSamples } from './codeSamples.ts'
import { type MediaType, readContent } from './content.ts'
import { chainOf } from './document.ts'
import { type Address, readDocs } from './info.ts'
import { entriesOf, isTrue, itemsOf, scalarText } from './nodes.ts'
import { type Parameter, readParameters } from './parameters.ts'
import type { Reader } from './reader.ts'
import { type Response, readResponses } from './responses.ts'
import { type Requirement, readRequirements, type SecurityScheme } from './security.ts'
import { readServers, type Server } from './servers.ts'
import { readSummary } from './summary.ts'
import type { SpecText } from './text.ts'

/** One method of one path. */
export type Operation = {
  place: Place
  /** Upper case, but for methods that OpenAPI does not name. */
  method: string
  path: string
  /** Undefined when the document gives none. */
  operationId: string | undefined
  operationIdPlace: Place
  /** Whether an operation before it has the same operationId: that one keeps the name. */
  repeatsId: boolean
  summary: string | undefined
  description: SpecText | undefined
  /** The description of all operations of its path. */
  pathDescription: SpecText | undefined
  docs: Address
  deprecated: boolean
  /** The names of its `x-badges`: `Beta`. */
  badges: string[]
  tags: string[]
  /** Its own, and those of its path that it does not replace. */
  parameters: Parameter[]
  body: RequestBody | undefined
  /** Undefined if the document does not specify them. */
  responses: Response[] | undefined
  security: Security
  /** Its own or those of its path; undefined when they are those of the API. */
  servers: Server[] | undefined
  /** The requests that the API sends during the operation. Callbacks of callbacks are not read. */
  callbacks: Callback[]
  codeSamples: CodeSample[]
}

export type RequestBody = { required: boolean; description: SpecText | undefined; content: MediaType[] }

/** The security requirements: `own` tells whether they are those of the operation or of the whole document. */
type Security = { requirements: Requirement[]; own: boolean }

/** Each expression is the path of its operations. */
export type Callback = { name: string; expressions: string[]; operations: Operation[] }

/** The parts of the document that operations inherit. */
type Surroundings = { schemes: SecurityScheme[]; security: Requirement[] }

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** Every operation that readers call, in the order of the document. */
export function readOperations(reader: Reader, around: Surroundings): Operation[] {
  const operations = entriesOf(childOf(reader.document.root, 'paths')).flatMap(({ key: path, value: item }) =>
    path.startsWith('x-') ? [] : operationsOfPath(reader, around, path, item, readCallbacks),
  )
  const names = new Set<string>()
  return operations.map((operation) => {
    const { operationId } = operation
    if (operationId === undefined) return operation
    const repeatsId = names.has(operationId)
    names.add(operationId)
    return { ...operation, repeatsId }
  })
}

/** The operations that the API itself calls, each at the reader's own address: their paths are the names of the webhooks. */
export const readWebhooks = (reader: Reader, around: Surroundings): Operation[] =>
  entriesOf(childOf(reader.document.root, 'webhooks') ?? childOf(reader.document.root, 'x-webhooks')).flatMap(
    ({ key, value }) => operationsOfPath(reader, around, key, value, () => []),
  )

type ReadCallbacks = (reader: Reader, around: Surroundings, operation: YamlNode) => Callback[]

/** The operations of a path, of a webhook or of a callback, where the path is an expression. */
function operationsOfPath(
  reader: Reader,
  around: Surroundings,
  path: string,
  item: YamlNode,
  callbacksOf: ReadCallbacks,
): Operation[] {
  const { under, text } = reader
  const shared = itemsOf(under(item, 'parameters'))
  const servers = under(item, 'servers')
  return methodsOf(reader, item).map(({ method, node }) => {
    const operationId = childOf(node, 'operationId')
    const ownServers = childOf(node, 'servers') ?? servers
    const body = childOf(node, 'requestBody')
    const responses = childOf(node, 'responses')
    return {
      place: node.place,
      // The names of other methods are as they are: https://www.rfc-editor.org/rfc/rfc9110#name-overview
      method: METHODS.includes(method) ? method.toUpperCase() : method,
      path,
      operationId: scalarText(operationId),
      operationIdPlace: (operationId ?? node).place,
      repeatsId: false,
      ...readSummary(node, text),
      pathDescription: text(under(item, 'description')) ?? text(under(item, 'summary')),
      docs: readDocs(reader, node),
      deprecated: isTrue(childOf(node, 'deprecated')),
      badges: itemsOf(childOf(node, 'x-badges')).flatMap((badge) => scalarText(childOf(badge, 'name')) ?? []),
      tags: itemsOf(childOf(node, 'tags')).flatMap((tag) => scalarText(tag)?.trim() || []),
      parameters: readParameters(reader, itemsOf(childOf(node, 'parameters')), shared),
      body: body?.kind === 'map' ? readBody(reader, body) : undefined,
      responses: responses && readResponses(reader, responses),
      security: readSecurity(reader, node, around),
      servers: ownServers && readServers(reader, ownServers),
      callbacks: callbacksOf(reader, around, node),
      codeSamples: readCodeSamples(node),
    }
  })
}

function methodsOf({ under }: Reader, item: YamlNode): { method: string; node: YamlNode }[] {
  const methods = METHODS.flatMap((method) => {
    const node = under(item, method)
    return node?.kind === 'map' ? [{ method, node }] : []
  })
  // Methods that OpenAPI has no key for, since 3.2: https://spec.openapis.org/oas/v3.2.0#path-item-object
  const others = entriesOf(under(item, 'additionalOperations')).map(({ key, value }) => ({ method: key, node: value }))
  return [...methods, ...others].sort((a, b) => a.node.place.line - b.node.place.line)
}

const readBody = (reader: Reader, node: YamlNode): RequestBody => ({
  required: isTrue(reader.under(node, 'required')),
  description: reader.text(reader.under(node, 'description')),
  content: readContent(reader, reader.under(node, 'content')),
})

function readSecurity(reader: Reader, node: YamlNode, { schemes, security }: Surroundings): Security {
  const own = childOf(node, 'security')
  if (!own) return { requirements: security, own: false }
  return { requirements: readRequirements(reader, own, schemes), own: true }
}

function readCallbacks(reader: Reader, around: Surroundings, operation: YamlNode): Callback[] {
  return entriesOf(childOf(operation, 'callbacks')).map(({ key: name, value }) => {
    const target = chainOf(reader.document, value).at(-1)
    const items = entriesOf(target).filter(({ key }) => !key.startsWith('x-') && key !== '$ref')
    return {
      name,
      expressions: items.map(({ key }) => key),
      operations: items.flatMap((item) => operationsOfPath(reader, around, item.key, item.value, () => [])),
    }
  })
}

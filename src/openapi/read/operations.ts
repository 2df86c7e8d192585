import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, lookUp, type SpecDocument, scalarText } from './document.ts'

/** One method of one path. */
export type Operation = {
  /** Upper case, but for methods that OpenAPI does not name. */
  method: string
  path: string
  pathPlace: Place
  node: YamlNode
  /** Undefined when the document gives none. */
  operationId: string | undefined
  /** The operation's own parameters and those of its path that it does not replace, references unfollowed. */
  parameters: YamlNode[]
  servers: YamlNode | undefined
  tags: string[]
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** Every operation, in the order of the document. */
export function operationsOf(document: SpecDocument): Operation[] {
  return entriesOf(childOf(document.root, 'paths')).flatMap(({ key: path, keyPlace: pathPlace, value: item }) =>
    path.startsWith('/') ? operationsOfPath(document, path, pathPlace, item) : [],
  )
}

/** The operations that the API itself calls, each at the reader's own address: their paths are the names of the webhooks. */
export const webhooksOf = (document: SpecDocument): Operation[] =>
  entriesOf(childOf(document.root, 'webhooks')).flatMap(({ key, keyPlace, value }) =>
    operationsOfPath(document, key, keyPlace, value),
  )

/** The operations of a path, of a webhook or of a callback, where the path is an expression. */
export function operationsOfPath(document: SpecDocument, path: string, pathPlace: Place, item: YamlNode): Operation[] {
  const shared = itemsOf(lookUp(document, item, 'parameters'))
  const servers = lookUp(document, item, 'servers')
  const methods = METHODS.flatMap((method) => {
    const node = lookUp(document, item, method)
    return node?.kind === 'map' ? [{ method, node }] : []
  })
  // Methods that OpenAPI has no key for, since 3.2: https://spec.openapis.org/oas/v3.2.0#path-item-object
  const others = entriesOf(lookUp(document, item, 'additionalOperations')).map(({ key, value }) => ({
    method: key,
    node: value,
  }))
  return [...methods, ...others]
    .sort((a, b) => a.node.place.line - b.node.place.line)
    .map(({ method, node }) => ({
      // The names of other methods are as they are: https://www.rfc-editor.org/rfc/rfc9110#name-overview
      method: METHODS.includes(method) ? method.toUpperCase() : method,
      path,
      pathPlace,
      node,
      operationId: scalarText(childOf(node, 'operationId')),
      parameters: withShared(document, itemsOf(childOf(node, 'parameters')), shared),
      servers: childOf(node, 'servers') ?? servers,
      tags: itemsOf(childOf(node, 'tags')).flatMap((tag) => scalarText(tag) ?? []),
    }))
}

function withShared(document: SpecDocument, own: YamlNode[], shared: YamlNode[]): YamlNode[] {
  const key = (node: YamlNode): string => `${placeOfParameter(document, node)} ${nameOfParameter(document, node)}`
  const replaced = new Set(own.map(key))
  return [...shared.filter((node) => !replaced.has(key(node))), ...own]
}

export const nameOfParameter = (document: SpecDocument, node: YamlNode): string =>
  scalarText(lookUp(document, node, 'name')) ?? ''

/** `path`, `query`, `header` or `cookie`. */
export const placeOfParameter = (document: SpecDocument, node: YamlNode): string =>
  scalarText(lookUp(document, node, 'in')) ?? ''

import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, lookUp, type SpecDocument, scalarText } from './document.ts'

/** One method of one path. */
export type Operation = {
  /** Upper case. */
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

function operationsOfPath(document: SpecDocument, path: string, pathPlace: Place, item: YamlNode): Operation[] {
  const shared = itemsOf(lookUp(document, item, 'parameters'))
  const servers = lookUp(document, item, 'servers')
  const methods = METHODS.flatMap((method) => {
    const node = lookUp(document, item, method)
    return node?.kind === 'map' ? [{ method, node }] : []
  })
  return methods
    .sort((a, b) => a.node.place.line - b.node.place.line)
    .map(({ method, node }) => ({
      method: method.toUpperCase(),
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

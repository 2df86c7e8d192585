import type { BodyView, OperationView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, lookUp, scalarText } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import { requestModel } from '../request/requestModel.ts'
import { serverAddress } from '../request/snippets/baseAddress.ts'
import { fallbackName } from './anchors.ts'
import { callbackViews } from './callbackViews.ts'
import { moreFacts } from './externalDocs.ts'
import { type Owner, within } from './fieldView.ts'
import { mediaViews } from './mediaViews.ts'
import { describe, nameReference, type PageContext, placeId } from './pageContext.ts'
import { parameterGroups } from './parameterViews.ts'
import { responseView } from './responseView.ts'
import { securityWords } from './security.ts'
import { serverFacts } from './serverViews.ts'
import { snippetViews } from './snippetViews.ts'

/** The name that the ids of an operation are made from. */
export const anchorName = ({ operationId, method, path }: Operation): string =>
  operationId ?? fallbackName(method, path)

export const titleOf = ({ node, operationId, method, path }: Operation): string =>
  scalarText(childOf(node, 'summary')) ?? operationId ?? `${method} ${path}`

/** An operation that readers call. */
export function operationView(page: PageContext, operation: Operation): OperationView {
  const { method, path, operationId } = operation
  const owner: Owner = { kind: 'operation', path: [anchorName(operation)], expanded: false }
  const id = page.anchors.idOf(owner.kind, ...owner.path)
  if (operationId !== undefined) nameReference(page, operationId, id)
  nameReference(page, `${method} ${path}`, id)
  const model = requestModel(page, operation)
  page.requests.operations[id] = model
  return {
    ...callView(page, operation, owner, 'reader'),
    security: securityWords(page, operation.node),
    callbacks: callbackViews(page, operation.node, owner),
    servers: (model.servers ?? page.requests.servers).map((server) => ({
      address: serverAddress(server),
      hasVariables: server.variables.length > 0,
    })),
    snippets: snippetViews(page, operation, model),
  }
}

/** What is the same whoever calls: a webhook and a callback have neither keys nor snippets of their own. */
export function callView(
  page: PageContext,
  operation: Operation,
  owner: Owner,
  calledBy: OperationView['calledBy'],
): OperationView {
  const { node, method, path } = operation
  const id = placeId(page, owner.kind, ...owner.path)
  // What the reader sends is a request; what the API sends, the reader receives.
  const [sent, received] =
    calledBy === 'reader' ? (['request', 'response'] as const) : (['response', 'request'] as const)
  return {
    id,
    title: titleOf(operation),
    method,
    path,
    calledBy,
    deprecated: isTrue(childOf(node, 'deprecated')),
    description: describe(page, childOf(node, 'description'), id, 4),
    security: [],
    facts: [...serverFacts(operation), ...moreFacts(page, node)],
    parameters: parameterGroups(page, operation, owner),
    body: bodyView(page, childOf(node, 'requestBody'), within(owner, 'body'), sent),
    responses: entriesOf(childOf(node, 'responses'))
      .filter(({ key }) => !key.startsWith('x-'))
      .map(({ key, value }) => responseView(page, key, value, within(owner, 'response', key), received)),
    callbacks: [],
    servers: [],
    snippets: [],
    mentions: [],
  }
}

function bodyView(
  page: PageContext,
  node: YamlNode | undefined,
  owner: Owner,
  direction: 'request' | 'response',
): BodyView | undefined {
  if (!node) return undefined
  const id = placeId(page, owner.kind, ...owner.path)
  return {
    id,
    required: isTrue(lookUp(page.document, node, 'required')),
    description: describe(page, lookUp(page.document, node, 'description'), id),
    media: mediaViews(page, lookUp(page.document, node, 'content'), owner, direction),
  }
}

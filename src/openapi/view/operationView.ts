import type { BodyView, OperationView, ResponseView, SampleView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { fallbackName } from '../anchors.ts'
import { entriesOf, isTrue, lookUp, scalarText } from '../document/document.ts'
import type { Operation } from '../document/operations.ts'
import { SNIPPET_LANGUAGES } from '../snippets/languages.ts'
import { type Owner, within } from './fieldView.ts'
import { mediaViews } from './mediaViews.ts'
import { describe, highlight, nameReference, type PageContext, placeId } from './pageContext.ts'
import { parameterGroups, parameterView } from './parameterViews.ts'
import { requestSample } from './requestSample.ts'
import { securityWords } from './security.ts'
import { outcomeOf, statusMeaning } from './statusMeaning.ts'

/** The name that the ids of an operation are made from. */
export const anchorName = ({ operationId, method, path }: Operation): string =>
  operationId ?? fallbackName(method, path)

export const titleOf = ({ node, operationId, method, path }: Operation): string =>
  scalarText(childOf(node, 'summary')) ?? operationId ?? `${method} ${path}`

export function operationView(page: PageContext, operation: Operation): OperationView {
  const { node, method, path, operationId } = operation
  const owner: Owner = { kind: 'operation', path: [anchorName(operation)], expanded: false }
  const id = placeId(page, owner.kind, ...owner.path)
  if (operationId !== undefined) nameReference(page, operationId, id)
  nameReference(page, `${method} ${path}`, id)
  return {
    id,
    title: titleOf(operation),
    method,
    path,
    deprecated: isTrue(childOf(node, 'deprecated')),
    description: describe(page, childOf(node, 'description'), id, 4),
    security: securityWords(page, node),
    parameters: parameterGroups(page, operation, owner),
    body: bodyView(page, childOf(node, 'requestBody'), within(owner, 'body')),
    responses: entriesOf(childOf(node, 'responses'))
      .filter(({ key }) => !key.startsWith('x-'))
      .map(({ key, value }) => responseView(page, key, value, within(owner, 'response', key))),
    snippets: snippetViews(page, operation),
    mentions: [],
  }
}

function snippetViews(page: PageContext, operation: Operation): SampleView[] {
  const request = requestSample(page, operation)
  return SNIPPET_LANGUAGES.map(({ label, grammar, write }, index) => ({
    label,
    description: undefined,
    // The marks of tokens are most of a snippet's size, and hundreds of operations would have eight each.
    code: highlight(page, write(request), page.large && index > 0 ? 'text' : grammar, operation.node.place),
  }))
}

function bodyView(page: PageContext, node: YamlNode | undefined, owner: Owner): BodyView | undefined {
  if (!node) return undefined
  const id = placeId(page, owner.kind, ...owner.path)
  return {
    id,
    required: isTrue(lookUp(page.document, node, 'required')),
    description: describe(page, lookUp(page.document, node, 'description'), id),
    media: mediaViews(page, lookUp(page.document, node, 'content'), owner, 'request'),
  }
}

function responseView(page: PageContext, status: string, node: YamlNode, owner: Owner): ResponseView {
  const { document } = page
  const id = placeId(page, owner.kind, ...owner.path)
  return {
    id,
    status,
    meaning: statusMeaning(status),
    outcome: outcomeOf(status),
    description: describe(page, lookUp(document, node, 'description'), id),
    headers: entriesOf(lookUp(document, node, 'headers')).map(({ key, value }) =>
      parameterView(page, value, key, within(owner, 'header')),
    ),
    media: mediaViews(page, lookUp(document, node, 'content'), owner, 'response'),
  }
}

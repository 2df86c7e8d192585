import type { ResponseLinkView, ResponseView } from '../../model/apiView.ts'
import type { YamlEntry, YamlNode } from '../../yaml/node.ts'
import { entriesOf, lookUp, scalarText } from '../read/document.ts'
import { pointerOf } from '../read/reference.ts'
import type { Direction } from '../read/schema/direction.ts'
import { addressOf } from './anchors.ts'
import { type Owner, within } from './fieldView.ts'
import { mediaViews } from './mediaViews.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'
import { parameterView } from './parameterViews.ts'
import { valueText } from './schema/factWords.ts'
import { outcomeOf, statusMeaning } from './statusMeaning.ts'

export function responseView(
  page: PageContext,
  status: string,
  node: YamlNode,
  owner: Owner,
  direction: Direction,
): ResponseView {
  const { document } = page
  const id = placeId(page, owner.kind, ...owner.path)
  return {
    id,
    status,
    // The summary came with OpenAPI 3.2.
    meaning: scalarText(lookUp(document, node, 'summary')) ?? statusMeaning(status),
    outcome: outcomeOf(status),
    description: describe(page, lookUp(document, node, 'description'), id),
    headers: entriesOf(lookUp(document, node, 'headers')).map(({ key, value }) =>
      parameterView(page, value, key, within(owner, 'header')),
    ),
    media: mediaViews(page, lookUp(document, node, 'content'), owner, direction),
    links: entriesOf(lookUp(document, node, 'links')).map((link) => linkView(page, link, id)),
  }
}

function linkView(page: PageContext, { key: name, value: node }: YamlEntry, owner: string): ResponseLinkView {
  const { document } = page
  const parameters = entriesOf(lookUp(document, node, 'parameters'))
  const body = lookUp(document, node, 'requestBody')
  const server = scalarText(lookUp(document, lookUp(document, node, 'server'), 'url'))
  const code = (text: string) => [{ kind: 'code' as const, text }]
  return {
    name,
    target: targetWords(page, node),
    description: describe(page, lookUp(document, node, 'description'), owner),
    facts: [
      ...parameters.map((parameter) => ({ label: parameter.key, value: code(valueText(parameter.value)) })),
      ...(body ? [{ label: 'Request body', value: code(valueText(body)) }] : []),
      ...(server === undefined ? [] : [{ label: 'Server', value: code(server) }]),
    ],
  }
}

/** The operation that a link leads to, by its id or by where it stands in the document. */
function targetWords(page: PageContext, node: YamlNode): ResponseLinkView['target'] {
  const operationId = scalarText(lookUp(page.document, node, 'operationId'))
  const reference = scalarText(lookUp(page.document, node, 'operationRef'))
  const operation = page.operations.find(
    (each) =>
      (operationId !== undefined && each.operationId === operationId) ||
      (reference !== undefined && isAt(reference, each.method, each.path)),
  )
  const written = operationId ?? reference ?? ''
  if (!operation) return written === '' ? ['an operation'] : [{ kind: 'code', text: written }]
  const id = page.anchors.idOf(
    'operation',
    operation.operationId ?? `${operation.method.toLowerCase()} ${operation.path}`,
  )
  return [{ kind: 'link', text: `${operation.method} ${operation.path}`, href: addressOf(id) }]
}

function isAt(reference: string, method: string, path: string): boolean {
  const [paths, key, verb] = pointerOf(reference) ?? []
  return paths === 'paths' && key === path && verb?.toUpperCase() === method
}

import type { FactView, ResponseLinkView, ResponseStatus, ResponseView, SchemaBody } from '../../model/apiView.ts'
import { pointerOf } from '../read/reference.ts'
import type { Response, ResponseLink } from '../read/responses.ts'
import type { Direction } from '../read/schema/direction.ts'
import { valueText } from '../read/schema/valueText.ts'
import { anchorName } from './anchorName.ts'
import { addressOf } from './anchors.ts'
import { type Context, leftOutOfName } from './context.ts'
import { mediaViews } from './mediaViews.ts'
import { type Owner, within } from './owner.ts'
import { parameterView } from './parameterViews.ts'
import { outcomeOf, statusMeaning } from './statusMeaning.ts'

/** @param shown the bodies that stand before it */
export function responseView(
  context: Context,
  response: Response,
  owner: Owner,
  direction: Direction,
  shown: ReadonlySet<SchemaBody>,
): ResponseView {
  const { description, headers, content, links } = response
  const status = responseStatus(context, response, owner)
  const { id, meaning } = status
  return {
    ...status,
    // Many documents repeat what the status means.
    description: description?.markdown.trim() === meaning ? undefined : context.texts.describe(description, id),
    headers: headers.map((header) => parameterView(context, header, within(owner, 'header'))),
    media: mediaViews(context, { content, owner, direction, shown }),
    links: links.map((link) => linkView(context, link, id)),
  }
}

export const responseStatus = (context: Context, { status, summary }: Response, owner: Owner): ResponseStatus => ({
  id: context.anchors.idOf(owner.kind, ...owner.path),
  status,
  meaning: summary ?? statusMeaning(status, context.words),
  outcome: outcomeOf(status),
  leftOut: leftOutOfName(context, owner),
})

function linkView(context: Context, link: ResponseLink, owner: string): ResponseLinkView {
  const { name, description, parameters, body, server } = link
  return {
    name,
    target: targetContent(context, link),
    description: context.texts.describe(description, owner),
    facts: [
      ...parameters.map((parameter) => fact(parameter.name, valueText(parameter.value))),
      ...(body ? [fact(context.words.reference.requestBody, valueText(body))] : []),
      ...(server === undefined ? [] : [fact(context.words.reference.server, server)]),
    ],
  }
}

const fact = (label: string, text: string): FactView => ({ label, value: [{ kind: 'code', text }] })

/** The target of a response link, given by operationId or by a reference. */
function targetContent(context: Context, { operationId, operationRef }: ResponseLink): ResponseLinkView['target'] {
  const operation = context.document.operations.find(
    (each) =>
      (operationId !== undefined && each.operationId === operationId) ||
      (operationRef !== undefined && isAt(operationRef, each.method, each.path)),
  )
  const written = operationId ?? operationRef ?? ''
  if (!operation) return written === '' ? [context.words.reference.anOperation] : [{ kind: 'code', text: written }]
  const id = context.anchors.idOf('operation', anchorName(operation))
  return [{ kind: 'link', text: `${operation.method} ${operation.path}`, href: addressOf(id) }]
}

function isAt(reference: string, method: string, path: string): boolean {
  const [paths, key, verb] = pointerOf(reference) ?? []
  return paths === 'paths' && key === path && verb?.toUpperCase() === method
}

import type { BodyView, OperationView, SchemaBody } from '../../model/apiView.ts'
import type { Operation, RequestBody } from '../read/operations.ts'
import { titleOf } from '../read/operationTitle.ts'
import type { Direction } from '../read/schema/direction.ts'
import { moreFacts } from './addressFacts.ts'
import type { Context } from './context.ts'
import { mediaViews } from './mediaViews.ts'
import { type Owner, within } from './owner.ts'
import { parameterGroups } from './parameterViews.ts'
import { responseView } from './responseView.ts'
import { serverFacts } from './serverViews.ts'

/**
 * The part that operations have in common with webhooks and callbacks, which have neither keys nor snippets.
 */
export function callView(
  context: Context,
  operation: Operation,
  owner: Owner,
  calledBy: OperationView['calledBy'],
): OperationView {
  const { method, path, deprecated, badges, description, docs, responses = [] } = operation
  const id = context.anchors.idOf(owner.kind, ...owner.path)
  // The body of a webhook or callback is received by the reader, not sent.
  const [sent, received] =
    calledBy === 'reader' ? (['request', 'response'] as const) : (['response', 'request'] as const)
  // The bodies that the responses before one show.
  const shown = new Set<SchemaBody>()
  return {
    id,
    title: titleOf(operation),
    method,
    path,
    calledBy,
    deprecated,
    badges: badges.length === 0 ? undefined : badges,
    description: context.texts.describe(description, id, 4),
    security: [],
    facts: [...serverFacts(operation), ...moreFacts(docs)],
    parameters: parameterGroups(context, operation, owner),
    body: operation.body && bodyView(context, operation.body, within(owner, 'body'), sent),
    responses: responses.map((response) =>
      responseView(context, response, within(owner, 'response', response.status), received, shown),
    ),
    callbacks: [],
    servers: [],
    snippets: [],
    mentions: [],
  }
}

function bodyView(context: Context, body: RequestBody, owner: Owner, direction: Direction): BodyView {
  const id = context.anchors.idOf(owner.kind, ...owner.path)
  return {
    id,
    required: body.required,
    description: context.texts.describe(body.description, id),
    media: mediaViews(context, body.content, owner, direction),
  }
}

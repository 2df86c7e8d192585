import type { BodyView, FactView, OperationView } from '../../model/apiView.ts'
import type { Operation, RequestBody } from '../read/operations.ts'
import { titleOf } from '../read/operationTitle.ts'
import type { Direction } from '../read/schema/direction.ts'
import { moreFacts } from './addressFacts.ts'
import type { Context } from './context.ts'
import { isEmptyForm } from './emptyForm.ts'
import { bodiesIn, mediaViews } from './mediaViews.ts'
import { type Owner, within } from './owner.ts'
import { parameterGroups } from './parameterViews.ts'
import { responseViews } from './responseViews.ts'
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
  const { method, path, deprecated, badges, pathDescription, docs, responses = [] } = operation
  const description = operation.description ?? pathDescription
  const id = context.anchors.idOf(owner.kind, ...owner.path)
  const title = titleOf(operation)
  // Since OpenAPI 3.2 a tag may be something else than a group: https://spec.openapis.org/registry/tag-kind
  const named = context.document.tags
    .filter(({ name, kind = 'nav' }) => kind !== 'nav' && operation.tags.includes(name))
    .map(({ title }) => title)
  // The body of a webhook or callback is received by the reader, not sent.
  const [sent, received] =
    calledBy === 'reader' ? (['request', 'response'] as const) : (['response', 'request'] as const)
  const body =
    operation.body && !isEmptyForm(operation)
      ? bodyView(context, operation.body, within(owner, 'body'), sent)
      : undefined
  // Where there are hundreds of operations, the responses do not repeat it.
  const before = context.document.isLarge && body ? bodiesIn(body.media) : []
  return {
    id,
    title,
    method,
    path,
    calledBy,
    deprecated,
    badges: badges.length + named.length === 0 ? undefined : [...badges, ...named],
    description: context.texts.describe(description?.text.trim() === title ? undefined : description, id, 4),
    security: [],
    facts: [...pathFacts(context, operation), ...serverFacts(context, operation), ...moreFacts(context, docs)],
    parameters: parameterGroups(context, operation, owner),
    body,
    responses: responseViews(context, responses, owner, received, before),
    callbacks: [],
    servers: [],
    snippets: [],
    mentions: [],
  }
}

/** The description of all operations of a path, beside that of the operation itself. */
const pathFacts = ({ words }: Context, { description, pathDescription }: Operation): FactView[] =>
  description && pathDescription && description.text !== pathDescription.text
    ? [{ label: words.facts.path, value: [pathDescription.text.trim()] }]
    : []

function bodyView(
  context: Context,
  { required, description, content }: RequestBody,
  owner: Owner,
  direction: Direction,
): BodyView {
  const id = context.anchors.idOf(owner.kind, ...owner.path)
  return {
    id,
    required,
    description: context.texts.describe(description, id),
    media: mediaViews(context, { content, owner, direction, shown: new Set() }),
  }
}

import type { ContentsGroup, SchemaView } from '../../model/apiView.ts'
import type { ApiConfig } from '../../model/config.ts'
import type { Field } from '../read/schema/schema.ts'
import { entryAddressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { type GroupParts, groupParts, webhookParts } from './groupParts.ts'
import { type Opening, openingOf } from './opening.ts'
import { type PageUnit, pageUnit, unitsOf } from './pageUnit.ts'
import { schemaView } from './schemaView.ts'

/** The reference before it is laid out on pages. */
export type ApiParts = {
  opening: PageUnit<Opening>
  groups: GroupParts[]
  /** Undefined when there are no schemas. */
  schemas: { contents: ContentsGroup; units: PageUnit<SchemaView>[] } | undefined
}

/** Computes everything that the reference shows, in a step for each operation and schema. */
export function* apiParts(context: Context, config: ApiConfig): Generator<void, ApiParts> {
  const { groups, webhooks, schemas } = context.document
  const opening = pageUnit(context, () => openingOf(context, config))
  const parts: GroupParts[] = []
  for (const group of groups) parts.push(yield* groupParts(context, group))
  if (webhooks.length > 0) parts.push(yield* webhookParts(context, webhooks))
  return { opening, groups: parts, schemas: schemas.length === 0 ? undefined : yield* schemaParts(context, schemas) }
}

function* schemaParts(context: Context, schemas: Field[]): Generator<void, NonNullable<ApiParts['schemas']>> {
  const id = context.anchors.idOf('section', 'schemas')
  const units = yield* unitsOf(context, schemas, (schema) => schemaView(context, schema))
  const items = units.map(({ view }) => ({
    method: undefined,
    path: undefined,
    deprecated: view.deprecated,
    id: view.id,
    href: entryAddressOf(view.id),
    label: view.name,
  }))
  return { contents: { id, href: entryAddressOf(id), label: context.words.reference.schemas, level: 0, items }, units }
}

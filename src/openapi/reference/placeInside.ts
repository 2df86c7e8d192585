import type { LinkContent } from '../../model/apiView.ts'
import type { FlatField, Schema } from '../read/schema/schema.ts'
import type { Context } from './context.ts'
import { type Owner, within } from './owner.ts'
import { linkToSchema } from './schema/schemaLinks.ts'

/** The place that describes what is inside a field, if it is not shown in the field itself. */
export function placeInside(
  context: Context,
  { schema, name, origin }: FlatField,
  owner: Owner,
): LinkContent | undefined {
  const named = namedPlace(context, schema)
  if (named) return named
  const place = origin === undefined ? within(owner, name) : { kind: 'schema' as const, path: [origin, name] }
  if (place.kind !== 'schema' || !(owner.isQuoted || origin !== undefined) || !hasFields(schema)) return undefined
  return linkToSchema(context.anchors, ...place.path)
}

/** The place of a named schema with fields, of a list or mapping of it, and of one that may also be null. */
export function namedPlace({ links }: Pick<Context, 'links'>, schema: Schema, depth = 0): LinkContent | undefined {
  const target = schema.target()
  const link = schema.reference === undefined ? undefined : links.linkTo(schema.reference)
  if (link) return target && hasFields(target) ? link : undefined
  if (depth > MAX_DEPTH) return undefined
  const [only, ...others] = contentsOf(target ?? schema).filter((each) => !isNull(each))
  return only && others.length === 0 ? namedPlace({ links }, only, depth + 1) : undefined
}

/** A schema that may be null is not null alone. */
const isNull = ({ types, keywords }: Schema): boolean => types.length === 0 && keywords.has('type')

// References can make lists of lists endless.
const MAX_DEPTH = 6

/** The schemas that what is inside a value comes from, except its own properties. */
function contentsOf({ keywords }: Schema): Schema[] {
  if (keywords.has('properties')) return []
  const items = keywords.schema('items') ?? keywords.otherProperties ?? keywords.schema('contentSchema')
  if (items) return [items]
  return [...keywords.schemas('allOf'), ...keywords.schemas('oneOf'), ...keywords.schemas('anyOf')]
}

/** Whether there are fields in a value, in its items or in its alternatives. */
function hasFields(schema: Schema, depth = 0): boolean {
  const target = schema.target() ?? schema
  if (depth > MAX_DEPTH) return false
  return target.flat().fields.length > 0 || contentsOf(target).some((each) => hasFields(each, depth + 1))
}

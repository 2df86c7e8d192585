import type { MediaView, SchemaBody } from '../../model/apiView.ts'
import { type Direction, goes } from '../read/schema/direction.ts'
import { listItems } from '../read/schema/listItems.ts'
import type { Schema } from '../read/schema/schema.ts'
import type { Context } from './context.ts'
import { namedPlace } from './placeInside.ts'

type Contents = {
  schema: Schema | undefined
  body: SchemaBody | undefined
  direction: Direction
  /** The bodies that stand before it. */
  shown: ReadonlySet<SchemaBody>
}

/**
 * The fields of a body, or the link to their place where they stand before. In documents of very many operations, which would
 * repeat those of each schema on dozens of pages, script shows them.
 */
export function fieldsOfMedia(
  context: Context,
  { schema, body, direction, shown }: Contents,
): Pick<MediaView, 'body' | 'more' | 'leftOut'> {
  if (!schema || !body) return { body, more: undefined }
  // Alternatives are chosen together with the samples of the body.
  const isElsewhere =
    context.document.isVast && body.choices.length === 0 && isWholeAtItsPlace(context, schema, direction)
  return {
    ...(shown.has(body) ? { body: undefined, more: namedPlace(context, schema) } : { body, more: undefined }),
    leftOut: isElsewhere ? 'fields' : undefined,
  }
}

/** Whether a body, or each of its items, is a named schema, and all fields of that are sent in one direction. */
function isWholeAtItsPlace(context: Context, schema: Schema, direction: Direction): boolean {
  const target = schema.target()
  if (target && schema.reference !== undefined && context.links.pathTo(schema.reference) !== undefined)
    return target.flat().fields.every((field) => goes(field.schema, direction))
  const items = listItems(schema)
  return items !== undefined && isWholeAtItsPlace(context, items, direction)
}

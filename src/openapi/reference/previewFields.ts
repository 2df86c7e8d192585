import type { PreviewField } from '../../model/apiView.ts'
import { type Direction, goes } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import { addressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { firstSentence } from './firstSentence.ts'
import { typeContent } from './schema/typeContent.ts'

const MAX_FIELDS = 40
const MAX_LEVELS = 2

/** The fields of a named schema (or of a list of it) at a glance, with links to where they are described. */
export function previewFields(context: Context, schema: Schema | undefined, direction: Direction): PreviewField[] {
  const named = schema && namedIn(schema)
  return named ? levelOf(context, named.schema, direction, [named.name]) : []
}

function namedIn(schema: Schema): { name: string; schema: Schema } | undefined {
  const { name, keywords } = schema
  const target = schema.target()
  if (name !== undefined) return target && { name, schema: target }
  const items = keywords.schema('items')
  return items && namedIn(items)
}

function levelOf(context: Context, schema: Schema, direction: Direction, path: string[]): PreviewField[] {
  const flat = schema.flat()
  return flat.fields
    .filter((field) => goes(field.schema, direction))
    .slice(0, MAX_FIELDS)
    .map((field) => {
      const own = [...path, field.name]
      const { keywords } = field.schema
      return {
        name: field.name,
        href: addressOf(context.anchors.idOf('schema', ...own)),
        type: typeContent(context.links, field.schema),
        required: flat.required.has(field.name),
        deprecated: keywords.deprecated,
        summary: firstSentence(keywords.description?.text ?? ''),
        // Nested fields of another named schema are shown with that schema.
        fields:
          field.origin === undefined && own.length <= MAX_LEVELS
            ? inlineFields(context, field.schema, direction, own)
            : [],
      }
    })
}

/** The fields of inline objects, and of lists of inline objects. */
function inlineFields(context: Context, schema: Schema, direction: Direction, path: string[]): PreviewField[] {
  const { reference, keywords } = schema
  if (reference !== undefined) return []
  const items = keywords.schema('items')
  if (items && !keywords.has('properties')) return inlineFields(context, items, direction, path)
  return keywords.has('properties') ? levelOf(context, schema, direction, path) : []
}

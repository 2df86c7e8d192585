import type { Schema } from './schema.ts'

/** The items of what is a list, and only that. */
export function listItems(schema: Schema): Schema | undefined {
  const keywords = schema.keywords.has('allOf') ? schema.flat().keywords : schema.keywords
  return keywords.has('properties') ? undefined : keywords.schema('items')
}

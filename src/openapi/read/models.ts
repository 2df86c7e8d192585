import type { ApiDocument } from './apiDocument.ts'
import type { MediaType } from './content.ts'
import type { Group } from './groupTree.ts'
import type { Field } from './schema/schema.ts'

/** The component of Redoc that shows a schema in a text: its address, and the name at the end of that. */
export const SCHEMA_DEFINITION =
  /<SchemaDefinition\b[^<>]*?\bschemaRef=["']([^"'<>]*\/([^"'<>/]+))["'][^<>]*?\/?>(?:<\/SchemaDefinition>)?/gi

/** A schema that is the subject of a tag, and as a body, of which there may be a sample. */
export type Model = { field: Field; media: MediaType }

/** The schemas that the text of a tag shows, in its order: groups of models have no operations. */
export function modelsOf({ tag }: Group, document: ApiDocument): Model[] {
  const written = [...(tag?.description?.markdown ?? '').matchAll(SCHEMA_DEFINITION)]
  const names = new Set(written.map(([, , name = '']) => name.replaceAll('~1', '/').replaceAll('~0', '~')))
  return [...names].flatMap((name) =>
    document.schemas.filter((field) => field.name === name).map((field) => ({ field, media: asBody(field, document) })),
  )
}

/** A body that a schema describes: by reference, since a discriminator selects a schema by its name. */
export const asBody = ({ name, schema }: Field, document: ApiDocument): MediaType => ({
  type: document.onlyInXml().has(name) ? 'application/xml' : 'application/json',
  schema: schema.keywords.reader.referenceTo(name) ?? schema,
  itemSchema: undefined,
  examples: [],
  encodings: [],
  prefixEncodings: [],
  itemEncoding: undefined,
})

import type { OutputFile } from '../../model/output.ts'
import { jsonOf } from '../../yaml/exactJson.ts'
import type { MediaType } from '../read/content.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type JsonSchema, jsonSchemaOf } from '../read/schema/jsonSchema.ts'
import type { SchemaDefinitions } from './schemaDefinitions.ts'

/** A body that has a file with its schema. */
export type Body = { media: MediaType; name: string; direction: Direction }

/** The files with the schemas of bodies, and those that these refer to. */
export type BodySchemaFiles = { ofBodies: ReadonlyMap<MediaType, OutputFile>; shared: OutputFile[] }

/** The schema of a body as JSON Schema 2020-12, without what it refers to. Undefined if the body has none. */
export const bodySchema = ({ media }: Body, { conversion }: SchemaDefinitions): JsonSchema | undefined =>
  media.schema && jsonSchemaOf(media.schema, conversion)

/** A file of JSON Schema 2020-12. */
export function schemaFile(name: string, schema: JsonSchema, $defs: Record<string, JsonSchema> = {}): OutputFile {
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(typeof schema === 'boolean' ? { allOf: [schema] } : schema),
    ...(Object.keys($defs).length === 0 ? {} : { $defs }),
  }
  return { path: `schemas/${name}.json`, content: `${jsonOf(whole, 2)}\n` }
}

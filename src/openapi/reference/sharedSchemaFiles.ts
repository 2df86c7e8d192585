import type { OutputFile } from '../../model/output.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type Body, type BodySchemaFiles, bodySchema, schemaFile } from './bodySchema.ts'
import { createDefinitions } from './schemaDefinitions.ts'

/** The schemas of bodies in files that refer to two others, with what is sent and what is received. */
export function sharedSchemaFiles(document: ApiDocument, bodies: Body[]): BodySchemaFiles {
  const files = (['request', 'response'] as const).map((direction) => ofDirection(document, bodies, direction))
  return {
    ofBodies: new Map(files.flatMap(({ ofBodies }) => ofBodies)),
    shared: files.flatMap(({ shared }) => shared),
  }
}

function ofDirection(document: ApiDocument, bodies: Body[], direction: Direction) {
  const name = `definitions.${direction}`
  const definitions = createDefinitions(document, direction, `${name}.json`)
  const ofBodies = bodies.flatMap((body): [MediaType, OutputFile][] => {
    const schema = body.direction === direction ? bodySchema(body, definitions) : undefined
    return schema === undefined ? [] : [[body.media, schemaFile(body.name, schema)]]
  })
  const $defs = definitions.all() ?? {}
  return { ofBodies, shared: Object.keys($defs).length > 0 ? [schemaFile(name, {}, $defs)] : [] }
}

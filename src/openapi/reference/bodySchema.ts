import type { OutputFile } from '../../model/output.ts'
import { jsonOf } from '../../yaml/exactJson.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import { isJson } from '../read/mediaTypes.ts'
import { schemaNameIn } from '../read/reference.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type JsonSchema, jsonSchemaOf } from '../read/schema/jsonSchema.ts'
import { freeNames } from './freeNames.ts'

// A schema that refers to more schemas than this is of no use in a file of its own.
const MAX_SCHEMAS = 150

/**
 * The schema of a JSON body as JSON Schema 2020-12 in a file of its own: everything that it refers to is in its `$defs`.
 * Undefined for other media types, and for schemas that refer to too many others.
 */
export function bodySchema(
  document: ApiDocument,
  name: string,
  { type, schema: root }: MediaType,
  direction: Direction,
): OutputFile | undefined {
  if (!root || !isJson(type)) return undefined
  const definitions = new Map<string, { name: string; schema: JsonSchema }>()
  const open: string[] = []
  const nameFor = freeNames()
  const refFor = (reference: string): string => {
    const known = definitions.get(reference)
    if (known) return pointerTo(known.name)
    const free = nameFor(schemaNameIn(reference) ?? reference.slice(reference.lastIndexOf('/') + 1))
    definitions.set(reference, { name: free, schema: true })
    open.push(reference)
    return pointerTo(free)
  }
  const refTo = (reference: string): [string, string] => ['$ref', refFor(reference)]
  const conversion = { direction, refTo, valueOf: exactValue }
  const schema = jsonSchemaOf(root, conversion)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const target = document.schemaAt(next)
    const definition = definitions.get(next)
    if (!target || !definition || definitions.size > MAX_SCHEMAS) return undefined
    definition.schema = jsonSchemaOf(target, conversion)
  }
  const $defs = Object.fromEntries([...definitions.values()].map((each) => [each.name, each.schema]))
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(typeof schema === 'boolean' ? { allOf: [schema] } : schema),
    ...(definitions.size === 0 ? {} : { $defs }),
  }
  return { path: `schemas/${name}.json`, content: `${jsonOf(whole, 2)}\n` }
}

const pointerTo = (name: string): string =>
  `#/$defs/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`

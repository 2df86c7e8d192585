import { exactValue } from '../../yaml/exactValue.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { schemaNameIn } from '../read/reference.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type Conversion, type JsonSchema, jsonSchemaOf } from '../read/schema/jsonSchema.ts'
import { freeNames } from './freeNames.ts'

/** The `$defs` of a file of JSON Schema: all that the schemas refer to which are converted with them. */
export type SchemaDefinitions = {
  conversion: Conversion
  /** Undefined if there are more than `most`, or one does not exist. */
  all(most?: number): Record<string, JsonSchema> | undefined
}

/** `file`: where they stand, as those who refer to them see it; empty for their own file. */
export function createDefinitions(document: ApiDocument, direction: Direction, file = ''): SchemaDefinitions {
  const names = new Map<string, string>()
  const nameFor = freeNames()
  const nameOf = (reference: string): string => {
    const name = names.get(reference) ?? nameFor(schemaNameIn(reference) ?? lastOf(reference))
    names.set(reference, name)
    return name
  }
  const refTo = (reference: string): [string, string] => ['$ref', file + pointerTo(nameOf(reference))]
  const conversion = { direction, refTo, valueOf: exactValue }
  return {
    conversion,
    all(most = Number.POSITIVE_INFINITY) {
      const schemas = new Map<string, JsonSchema>()
      // A definition may refer to others, which then follow.
      for (const [reference, name] of names) {
        const target = document.schemaAt(reference)
        if (!target || names.size > most) return undefined
        schemas.set(name, jsonSchemaOf(target, conversion))
      }
      return Object.fromEntries(schemas)
    },
  }
}

const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

const pointerTo = (name: string): string =>
  `#/$defs/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`

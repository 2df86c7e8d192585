import type { YamlNode } from '../../yaml/node.ts'
import type { Schema } from '../read/schema/schema.ts'

/** The text of a body, for example as XML: a string where an object or a list is expected. */
export function writtenBody(value: YamlNode, schema: Schema): string | undefined {
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return undefined
  const { types, fields } = schema.flat()
  return fields.length > 0 || types.includes('object') || types.includes('array') ? value.value : undefined
}

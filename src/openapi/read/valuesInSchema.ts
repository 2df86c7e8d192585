import type { YamlNode } from '../../yaml/node.ts'
import { itemsOf } from './nodes.ts'
import type { Schema } from './schema/schema.ts'

/** A value that a keyword of a schema gives, and which is to follow the schema. */
export type GivenValue = { value: YamlNode; schema: Schema; is: 'default' | 'const' | 'enum' }

/** The default and the allowed values of a schema that may not follow it. Of most, one look at the type shows that they do. */
export function valuesInSchema(schema: Schema): GivenValue[] {
  const { keywords } = schema
  const given = (['default', 'const', 'enum'] as const).flatMap((is) => {
    const node = keywords.written.get(is)
    const values = is === 'enum' ? itemsOf(node) : node ? [node] : []
    return values.map((value): GivenValue => ({ value, schema, is }))
  })
  if (given.length === 0 || !isPlain(schema)) return given
  return given.filter(({ value, is }) => !hasType(value, schema) || (is === 'default' && !isListed(value, schema)))
}

/** With these keywords, a value is allowed if it has the type and is listed. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'default', 'title', 'description', 'example', 'examples', 'nullable', 'deprecated'],
  ...['readOnly', 'writeOnly', 'xml', 'externalDocs'],
])

const isPlain = ({ keywords: { written } }: Schema): boolean =>
  [...written.keys()].every((keyword) => PLAIN.has(keyword) || keyword.startsWith('x-'))

function hasType(node: YamlNode, { types, nullable }: Schema): boolean {
  if (types.length !== 1 || node.kind !== 'scalar') return false
  const { value } = node
  if (value === null) return nullable
  return types[0] === typeof value || (types[0] === 'integer' && Number.isInteger(value))
}

function isListed(node: YamlNode, { keywords }: Schema): boolean {
  const isSame = (other: YamlNode): boolean =>
    node.kind === 'scalar' && other.kind === 'scalar' && other.value === node.value
  return !keywords.has('const') && (!keywords.has('enum') || keywords.enum.some(isSame))
}

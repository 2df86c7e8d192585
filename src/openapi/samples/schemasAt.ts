import type { FlatSchema, Schema } from '../read/schema/schema.ts'

/** The schemas of what is at a path of a value: that of the schema itself, then those of its conditions and alternatives. */
export function schemasAt(schema: Schema, [key, ...rest]: string[]): Schema[] {
  if (key === undefined) return [schema]
  const flat = schema.flat()
  const parts = [schema, ...conditional(flat), ...flat.alternatives.flatMap(({ schemas }) => schemas)]
  return parts.flatMap((part) => {
    const inside = insideOf(part.flat(), key)
    return inside ? schemasAt(inside, rest) : []
  })
}

function insideOf({ fields, keywords }: FlatSchema, key: string): Schema | undefined {
  const named = fields.find(({ name }) => name === key)?.schema
  const items = /^\d+$/.test(key)
    ? (keywords.schemas('prefixItems')[Number(key)] ?? keywords.schema('items'))
    : undefined
  return named ?? items ?? keywords.otherProperties
}

// `else: { if: … }` is how values are told apart one after the other.
const DEEPEST = 8

/** What a schema says in conditions, also in those inside them, and for properties that are there. */
function conditional({ conditions, keywords }: FlatSchema, depth = 0): Schema[] {
  if (depth === DEEPEST) return []
  const branches = conditions.flatMap((each) => [each.keywords.schema('then'), each.keywords.schema('else')])
  const own = [...branches, ...keywords.dependentSchemas.map((each) => each.schema)]
  return own.flatMap((each) => (each ? [each, ...conditional(each.flat(), depth + 1)] : []))
}

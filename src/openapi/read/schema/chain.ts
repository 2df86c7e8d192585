import { MAX_CHAIN } from '../document.ts'
import type { Schema } from './schema.ts'

/** A schema, the target of its `$ref`, and so on. */
export function chainOfSchema(schema: Schema): Schema[] {
  const chain = new Set<Schema>()
  for (let next: Schema | undefined = schema; next && !chain.has(next) && chain.size < MAX_CHAIN; next = next.target())
    chain.add(next)
  return [...chain]
}

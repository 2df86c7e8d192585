import type { ExactValue } from '../../yaml/node.ts'
import type { JsonSchema } from '../read/schema/jsonSchema.ts'

// No public document has as many without references. Compiling them takes seconds, and no example shows them.
const MOST_INSIDE = 3000

/** Whether a schema consists of so many schemas that no validator is made of it. */
export function isLargeSchema(schema: JsonSchema): boolean {
  const open: ExactValue[] = [schema]
  let count = 0
  for (let next = open.pop(); next !== undefined && count <= MOST_INSIDE; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) count += 1
    for (const inside of Object.values(next)) open.push(inside)
  }
  return count > MOST_INSIDE
}

import type { ErrorObject } from 'ajv'
import { valueAt } from './errorParams.ts'

/** How many alternatives a value has, by its path, where an alternative that is a choice itself counts as those in it. */
export function alternativesAt(errors: ErrorObject[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { keyword, instancePath, parentSchema } of errors) {
    const listed: unknown = keyword === 'oneOf' ? parentSchema?.['oneOf'] : undefined
    if (!Array.isArray(listed)) continue
    const known = counts.get(instancePath)
    const added = listed.filter((each) => !isReference(each)).length
    counts.set(instancePath, known === undefined ? added : known - 1 + added)
  }
  return counts
}

/** What Swagger 2.0 allows in place of an object. */
const isReference = (schema: unknown): boolean => valueAt(schema, '$ref') === '#/definitions/jsonReference'

import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { type KeywordShape, type SchemaFault, TYPES } from '../read/schemaFaults.ts'

const SHAPES: Record<KeywordShape, string> = {
  schemasByName: 'a mapping of names to schemas',
  schemasByPattern: 'a mapping of patterns to schemas',
  names: 'a list of names',
  values: 'a list of values',
  schemas: 'a list of schemas',
}

/**
 * Reports keywords with invalid values. The schema of OpenAPI 3.0 checks these itself; since 3.1 it does not cover
 * schemas.
 */
export const checkSchemas = (document: ApiDocument): Problem[] =>
  document.version === '3.0' ? [] : document.schemaFaults().map(problemOf)

function problemOf(fault: SchemaFault): Problem {
  if (fault.kind === 'wrongShape') {
    const message = `"${fault.keyword}" must be ${SHAPES[fault.expected]}`
    return warning('invalid-spec', fault.place, { message })
  }
  const name = fault.name ?? 'a list or mapping'
  return warning('invalid-spec', fault.place, {
    message: `"${name}" is not a type of JSON Schema`,
    fix: didYouMean(name, TYPES) ?? `write one of ${TYPES.join(', ')}`,
  })
}

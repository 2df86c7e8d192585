import type { Ajv } from 'ajv'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import type { JsonValue } from '../../yaml/node.ts'

/** Replaces a keyword for which the validator writes code with the square of the names in it. */
export function addDependentRequired(ajv: Ajv): void {
  ajv.removeKeyword('dependentRequired')
  ajv.addKeyword({ keyword: 'dependentRequired', type: 'object', schemaType: 'object', compile: dependentRequired })
}

function dependentRequired(dependents: { [property: string]: string[] }): DataValidateFunction {
  const entries = Object.entries(dependents)
  const check: DataValidateFunction = (value: { [key: string]: JsonValue }) => {
    check.errors = []
    for (const [property, required] of entries) {
      const missing = Object.hasOwn(value, property) ? required.find((name) => !Object.hasOwn(value, name)) : undefined
      if (missing === undefined) continue
      check.errors = [{ keyword: 'dependentRequired', params: { property, missingProperty: missing } }]
      break
    }
    return check.errors.length === 0
  }
  return check
}

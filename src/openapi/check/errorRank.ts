import type { ErrorObject } from 'ajv'
import { nearest } from '../../model/suggestion.ts'
import { knownKeys, unexpectedKey } from './errorParams.ts'

/** How well an error names a mistake, the best first. */
export const Rank = {
  misspelt: 0,
  missing: 1,
  type: 2,
  value: 3,
  typeInAlternative: 4,
  missingInAlternative: 5,
  unexpected: 6,
  other: 7,
} as const

export function rank(each: ErrorObject): number {
  switch (each.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return nearest(unexpectedKey(each) ?? '', knownKeys(each)) === undefined ? Rank.unexpected : Rank.misspelt
    case 'propertyNames':
      return Rank.missing
    case 'required':
      return isInAlternative(each) ? Rank.missingInAlternative : Rank.missing
    case 'type':
      return isInAlternative(each) ? Rank.typeInAlternative : Rank.type
    case 'enum':
    case 'const':
      return Rank.value
    default:
      return Rank.other
  }
}

export const isInAlternative = ({ schemaPath }: ErrorObject): boolean => /\/(?:oneOf|anyOf)\/\d+\//.test(schemaPath)

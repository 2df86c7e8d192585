import type { ErrorObject } from 'ajv'

/** Describes an error of a validator in the terms of JSON Schema; the text follows the name of the value. */
export function violationWords({ keyword, params, schema }: ErrorObject): string {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'minLength':
      return `must have at least ${count(limit, 'character')}`
    case 'maxLength':
      return `must have at most ${count(limit, 'character')}`
    case 'minItems':
      return `must have at least ${count(limit, 'item')}`
    case 'maxItems':
    case 'items':
    case 'additionalItems':
      return `must have at most ${count(limit, 'item')}`
    case 'minProperties':
      return `must have at least ${count(limit, 'property')}`
    case 'maxProperties':
      return `must have at most ${count(limit, 'property')}`
    case 'minimum':
      return `must be ${limit} or more`
    case 'maximum':
      return `must be ${limit} or less`
    case 'exclusiveMinimum':
      return `must be more than ${limit}`
    case 'exclusiveMaximum':
      return `must be less than ${limit}`
    case 'multipleOf':
      return `must be a multiple of ${params['multipleOf']}`
    case 'uniqueItems':
      return `must not contain the same item twice: items ${Number(params['j']) + 1} and ${Number(params['i']) + 1} are equal`
    case 'contains':
      return 'has too few or too many items that match the "contains" schema'
    case 'dependentRequired':
    case 'dependencies':
      return `must have "${params['missingProperty']}", since it has "${params['property']}"`
    case 'propertyNames':
      return `has the property "${params['propertyName']}", whose name is not allowed`
    case 'format':
      return `is not a valid ${params['format']}`
    case 'pattern':
      return `does not match the pattern ${params['pattern']}`
    case 'oneOf':
      return params['passingSchemas'] ? severalOf(schema) : noneOf(schema, keyword)
    case 'anyOf':
      return noneOf(schema, keyword)
    case 'if':
      return `does not match the "${params['failingKeyword']}" schema`
    case 'not':
      return excluded(schema)
    case 'false schema':
      return 'is not allowed here'
    default:
      return 'does not match its schema'
  }
}

const count = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`

function noneOf(schemas: unknown, keyword: string): string {
  const names = requiredByEach(schemas)
  return names.length > 1 ? `must have ${names.join(' or ')}` : `matches none of the "${keyword}" schemas`
}

function severalOf(schemas: unknown): string {
  const names = requiredByEach(schemas)
  return names.length > 1 ? `must have only one of ${names.join(', ')}` : 'matches more than one of the "oneOf" schemas'
}

function excluded(schema: unknown): string {
  const names = required(schema)
  return names.length > 0 ? `must not have ${names.join(' and ')} here` : 'matches the schema under "not"'
}

/** The properties that alternatives differ in: OpenAPI asks for one of several properties in this way. */
const requiredByEach = (schemas: unknown): string[] => (Array.isArray(schemas) ? schemas.flatMap(required) : [])

/** Available only if the validator reports schemas, too. */
function required(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('required' in schema)) return []
  return Array.isArray(schema.required) ? schema.required.map((name) => `"${name}"`) : []
}

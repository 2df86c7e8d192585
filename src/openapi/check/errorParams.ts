import type { ErrorObject } from 'ajv'

/** Returns the values that would be allowed. */
export function allowedValues({ params }: ErrorObject): string[] {
  const listed: unknown = params['allowedValues'] ?? [params['allowedValue']]
  return Array.isArray(listed) ? listed.map(String) : []
}

/** Returns the missing properties of which the object must have one. */
export function missingProperties({ params }: ErrorObject): string[] {
  const listed: unknown = params['missingProperties'] ?? [params['missingProperty']]
  return Array.isArray(listed) ? listed.map(String) : []
}

/** Returns the unexpected key of an error, if it has one. */
export function unexpectedKey({ params }: ErrorObject): string | undefined {
  const key: unknown = params['additionalProperty'] ?? params['unevaluatedProperty']
  return typeof key === 'string' ? key : undefined
}

/** The keys that the object may have. */
export const knownKeys = (each: ErrorObject): string[] => Object.keys(propertiesOf(each))

/** The schemas of the keys that the object may have. */
export function propertiesOf({ parentSchema }: ErrorObject): object {
  const properties: unknown = parentSchema?.['properties']
  return typeof properties === 'object' && properties !== null ? properties : {}
}

export const valueAt = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Object.entries(from).find(([name]) => name === key)?.[1] : undefined

import type { ErrorObject } from 'ajv'

/** The path of the value, or of the property that is refused: https://www.rfc-editor.org/rfc/rfc6901 */
export function pathOf({ instancePath, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1).map(unescaped)
  const unexpected: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName']
  return typeof unexpected === 'string' ? [...path, unexpected] : path
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

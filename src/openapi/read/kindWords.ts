import type { YamlNode } from '../../yaml/node.ts'

const KINDS = new Map([
  ['object', 'a mapping'],
  ['array', 'a list'],
  ['string', 'a string'],
  ['boolean', 'true or false'],
  ['integer', 'a whole number'],
  ['null', 'null'],
])

/** Returns types of JSON Schema in the terms of YAML. */
export const typesIn = (types: unknown): string =>
  (Array.isArray(types) ? types : [types]).map((type) => KINDS.get(String(type)) ?? `a ${type}`).join(' or ')

/** Describes a value that does not have the expected type. */
export function kindOf(node: YamlNode): string {
  if (node.kind === 'map') return 'a mapping'
  if (node.kind === 'list') return 'a list'
  if (node.value === null) return 'null'
  return typeof node.value === 'string' ? `the string "${node.value}"` : `the ${typeof node.value} ${node.value}`
}

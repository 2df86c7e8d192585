import type { YamlNode } from '../../yaml/node.ts'

const KINDS = new Map([
  ['object', 'a mapping'],
  ['array', 'a list'],
  ['string', 'a text'],
  ['boolean', 'true or false'],
  ['integer', 'a whole number'],
  ['null', 'nothing'],
])

/** Types of JSON Schema as a writer of YAML calls them. */
export const typesIn = (types: unknown): string =>
  (Array.isArray(types) ? types : [types]).map((type) => KINDS.get(String(type)) ?? `a ${type}`).join(' or ')

/** What somebody wrote, in a few words. */
export function kindOf(node: YamlNode): string {
  if (node.kind === 'map') return 'a mapping'
  if (node.kind === 'list') return 'a list'
  if (node.value === null) return 'nothing'
  return typeof node.value === 'string' ? `the text "${node.value}"` : `the ${typeof node.value} ${node.value}`
}

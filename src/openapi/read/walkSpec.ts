import type { YamlMap, YamlNode } from '../../yaml/node.ts'

export type Visit = (node: YamlMap, isSchema: boolean) => void

/** Under these keys stand names that the writer chose, so that a field named `default` is no default. */
const MAPS_OF_SCHEMAS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas', 'schemas'])
const MAPS = new Set([
  ...['responses', 'parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links', 'callbacks'],
  ...['pathItems', 'paths', 'webhooks', 'content', 'encoding', 'variables', 'mapping', 'scopes'],
])
const LISTS_OF_SCHEMAS = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems'])
const SCHEMAS = new Set([
  ...['schema', 'items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'itemSchema'],
])
/** Data: what looks like a keyword in it is none. */
const DATA = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue'])

type Step = { node: YamlNode; isSchema: boolean }

/** Visits every mapping of a document that is not data, each once even if aliases repeat it, in the document's order. */
export function walkSpec(root: YamlNode, visit: Visit): void {
  const seen = new Set<YamlNode>()
  const open: Step[] = [{ node: root, isSchema: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, isSchema } = next
    if (seen.has(node)) continue
    seen.add(node)
    if (node.kind === 'map') visit(node, isSchema)
    for (const step of stepsFrom(node, isSchema).reverse()) open.push(step)
  }
}

function stepsFrom(node: YamlNode, isSchema: boolean): Step[] {
  if (node.kind === 'list') return node.items.map((item) => ({ node: item, isSchema: false }))
  return node.kind === 'map' ? node.entries.flatMap(({ key, value }) => stepsUnder(key, value, isSchema)) : []
}

function stepsUnder(key: string, value: YamlNode, inSchema: boolean): Step[] {
  if (DATA.has(key) || key.startsWith('x-') || (inSchema && key === 'examples')) return []
  if (MAPS_OF_SCHEMAS.has(key) || LISTS_OF_SCHEMAS.has(key)) {
    return valuesOf(value).map((node) => ({ node, isSchema: true }))
  }
  if (MAPS.has(key)) return valuesOf(value).map((node) => ({ node, isSchema: false }))
  return [{ node: value, isSchema: SCHEMAS.has(key) }]
}

function valuesOf(node: YamlNode): YamlNode[] {
  if (node.kind === 'map') return node.entries.map((entry) => entry.value)
  return node.kind === 'list' ? node.items : []
}

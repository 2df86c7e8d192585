import { childOf, type YamlEntry, type YamlMap, type YamlNode } from '../../../yaml/node.ts'
import { scalarText } from '../nodes.ts'
import { child, joined, kept, list, map, scalar } from './build.ts'
import { withReference } from './references.ts'

export type Upgrade = (schema: YamlNode) => YamlNode

/** The properties that 2.0 has beside the name of a parameter, and 3.0 in its schema. */
const SCHEMA_KEYS = [
  ...['type', 'format', 'items', 'default', 'enum', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems', 'multipleOf', 'x-nullable'],
]

/** How lists are written: https://spec.openapis.org/oas/v2.0#fixed-fields-for-parameter */
const STYLES = new Map([
  ['ssv', { style: 'spaceDelimited', explode: false }],
  // OpenAPI 3 has no style for it.
  ['tsv', { style: 'tabDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['multi', { style: 'form', explode: true }],
])

/** The schema that a parameter or header spells out beside its name. */
function spelledSchema(node: YamlNode, upgrade: Upgrade): YamlNode {
  const entries = node.kind === 'map' ? node.entries.filter(({ key }) => SCHEMA_KEYS.includes(key)) : []
  return upgrade({ kind: 'map', place: node.place, entries })
}

/** A parameter in path, query or header, or a header of a response. */
export function upgradeParameter(node: YamlNode, upgrade: Upgrade): YamlNode {
  if (node.kind !== 'map' || child(node, '$ref')) return withReference(node)
  const own = kept(
    node,
    'name',
    'in',
    'description',
    'required',
    'allowEmptyValue',
    'deprecated',
    'x-example',
    'x-examples',
  )
  const isExtension = ({ key }: YamlEntry): boolean => key === 'x-nullable'
  return joined(
    own.filter((entry) => !isExtension(entry)),
    map(node.place, { schema: spelledSchema(node, upgrade), ...styleOf(node) }),
  )
}

function styleOf(node: YamlMap, isForm = false): Record<string, YamlNode> {
  const format = child(node, 'collectionFormat')
  if (scalarText(child(node, 'type')) !== 'array') return {}
  const place = format?.place ?? node.place
  const isQuery = isForm || scalarText(child(node, 'in')) === 'query'
  const style = STYLES.get(scalarText(format) ?? '')
  if (style) return { style: scalar(style.style, place), explode: scalar(style.explode, place) }
  // Values with commas between them are the default in 2.0, but not in a query of 3.0.
  return isQuery ? { style: scalar('form', place), explode: scalar(false, place) } : {}
}

const JSON_TYPE = 'application/json'

/** The media types of a body; JSON if none are specified. */
export const typesOr = (node: YamlNode | undefined, fallback = JSON_TYPE): string[] => {
  const types = node?.kind === 'list' ? node.items.flatMap((item) => scalarText(item) ?? []) : []
  return types.length > 0 ? types : [fallback]
}

/** A parameter `in: body` as the body of the request. */
export function bodyOf(node: YamlNode, consumes: string[], upgrade: Upgrade): YamlNode {
  const schema = child(node, 'schema')
  const media = (type: string): YamlNode =>
    map(node.place, {
      schema: schema && upgrade(schema),
      example: childOf(childOf(node, 'x-examples'), type) ?? childOf(node, 'x-example'),
    })
  const content = map(node.place, Object.fromEntries(consumes.map((type) => [type, media(type)])))
  return joined(kept(node, 'description', 'required'), map(node.place, { content }))
}

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data'

/** Parameters `in: formData` as one body: an object with a field for each. */
export function formOf(nodes: YamlNode[], consumes: string[], upgrade: Upgrade): YamlNode | undefined {
  const [first] = nodes
  if (!first) return undefined
  const { place } = first
  const hasFile = nodes.some((node) => scalarText(child(node, 'type')) === 'file')
  const types = consumes.filter((type) => type === FORM || type === PARTS)
  const required = nodes.filter((node) => scalarText(child(node, 'required')) === 'true')
  const nameOf = (node: YamlNode): string => scalarText(child(node, 'name')) ?? ''
  const schema = map(place, {
    type: scalar('object', place),
    properties: map(place, Object.fromEntries(nodes.map((node) => [nameOf(node), fieldOf(node, upgrade)]))),
    required:
      required.length === 0
        ? undefined
        : list(
            required.map((node) => scalar(nameOf(node), node.place)),
            place,
          ),
  })
  const sent = types.length > 0 ? types : [hasFile ? PARTS : FORM]
  // Commas are the default, but whoever sends parts without a word on it repeats them.
  const styled = nodes.filter((node) => child(node, 'collectionFormat'))
  const media = (type: string) => map(place, { schema, encoding: encodingOf(type === FORM ? nodes : styled) })
  const content = map(place, Object.fromEntries(sent.map((type) => [type, media(type)])))
  return map(place, { content, required: required.length === 0 ? undefined : scalar(true, place) })
}

/** How the lists of a form are written. */
function encodingOf(nodes: YamlNode[]): YamlNode | undefined {
  const styled = nodes.flatMap((node): [string, YamlNode][] => {
    const style = node.kind === 'map' ? styleOf(node, true) : {}
    return Object.keys(style).length === 0 ? [] : [[scalarText(child(node, 'name')) ?? '', map(node.place, style)]]
  })
  const [first] = nodes
  return first && styled.length > 0 ? map(first.place, Object.fromEntries(styled)) : undefined
}

function fieldOf(node: YamlNode, upgrade: Upgrade): YamlNode {
  const schema = spelledSchema(node, upgrade)
  return schema.kind === 'map' ? joined(kept(node, 'description'), schema) : schema
}

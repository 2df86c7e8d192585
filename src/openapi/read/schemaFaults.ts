import type { Place } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { nearest } from '../../model/suggestion.ts'
import { childOf, type YamlEntry, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import { positionUnder, SCHEMA, SCHEMA_KEYWORDS } from './grammar.ts'
import { entriesOf, itemsOf } from './nodes.ts'
import { XML_KINDS } from './schema/xml.ts'
import { walkSpec } from './walkSpec.ts'

/** The invalid values of keywords in the schemas of a document. */
export type SchemaFault =
  /** `name` is undefined if the value is not a string. */
  | { kind: 'unknownType' | 'unknownXmlType'; place: Place; name: string | undefined }
  | WrongShape
  /** A keyword that is not known, but nearly the same as one whose form its value has. */
  | { kind: 'misspelt'; place: Place; keyword: string; meant: string }
  /** Where nothing can be chosen, no value is valid. */
  | { kind: 'noAlternatives'; keyword: string; place: Place }

/** `isName`: the document's own name, such as that of a property, which may be spelt like a keyword. */
export type WrongShape = {
  kind: 'wrongShape'
  keyword: string
  isName: boolean
  expected: KeywordShape
  value: YamlNode
}

/** The expected type of a value. */
export type KeywordShape = 'schema' | 'schemasByName' | 'schemasByPattern' | 'schemas' | ValueShape
type ValueShape =
  | 'names'
  | 'namesByName'
  | 'name'
  | 'values'
  | 'mapping'
  | 'number'
  | 'positive'
  | 'count'
  | 'text'
  | 'truth'

export const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

const VALUES: ReadonlyMap<string, ValueShape> = new Map([
  ...each('names', 'required'),
  ...each('values', 'enum'),
  ...each('namesByName', 'dependentRequired'),
  ...each('mapping', 'discriminator'),
  ...each('number', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
  ...each('positive', 'multipleOf'),
  ...each('count', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'),
  ...each('count', 'minContains', 'maxContains'),
  ...each('text', '$ref', 'pattern'),
  ...each('truth', 'uniqueItems'),
])

function each(shape: ValueShape, ...keywords: string[]): [string, ValueShape][] {
  return keywords.map((keyword) => [keyword, shape])
}

export function schemaFaults(root: YamlNode): SchemaFault[] {
  const faults: SchemaFault[] = []
  walkSpec(root, (node, { kind }) => {
    if (kind === 'schemas')
      pushAll(faults, [
        ...unknownTypes(node),
        ...unknownXmlTypes(node),
        ...node.entries.flatMap(wrongValues),
        ...misspelt(node),
      ])
  })
  return faults
}

function unknownTypes(schema: YamlMap): SchemaFault[] {
  const type = childOf(schema, 'type')
  const written = type?.kind === 'list' ? itemsOf(type) : type ? [type] : []
  return written.flatMap((node): SchemaFault[] => {
    const name = nameIn(node)
    return name !== undefined && TYPES.includes(name) ? [] : [{ kind: 'unknownType', place: node.place, name }]
  })
}

const nameIn = (node: YamlNode): string | undefined => (node.kind === 'scalar' ? String(node.value) : undefined)

function unknownXmlTypes(schema: YamlMap): SchemaFault[] {
  const type = childOf(childOf(schema, 'xml'), 'nodeType')
  const name = type && nameIn(type)
  if (!type || XML_KINDS.some((kind) => kind === name)) return []
  return [{ kind: 'unknownXmlType', place: type.place, name }]
}

const KNOWN: ReadonlySet<string> = new Set([
  ...SCHEMA_KEYWORDS,
  ...VALUES.keys(),
  ...['type', 'xml', 'externalDocs', 'nullable', '$id', '$schema', '$anchor', '$vocabulary'],
  ...['$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor'],
  // Of earlier drafts.
  ...['id', 'definitions', 'dependencies', 'additionalItems'],
])

/** Names that are meant where only a letter or two differ. Shorter ones are near to too many words. */
const MEANT = [...KNOWN].filter((keyword) => keyword.length > 4 || ['type', 'enum', '$ref'].includes(keyword))

/** JSON Schema allows other keywords, so one is misspelt only if another is near, not there, and would take its value. */
function misspelt({ entries }: YamlMap): SchemaFault[] {
  return entries.flatMap(({ key, keyPlace, value }): SchemaFault[] => {
    if (KNOWN.has(key) || key.startsWith('x-') || key.length < 4) return []
    const meant = nearest(key, MEANT, Math.min(3, Math.floor(key.length / 4)))
    if (meant === undefined || entries.some((other) => other.key === meant)) return []
    if (!takes({ key: meant, keyPlace, value })) return []
    return [{ kind: 'misspelt', place: keyPlace, keyword: key, meant }]
  })
}

const TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'format'])

function takes(entry: YamlEntry): boolean {
  if (entry.key === 'type') return TYPES.includes(String(scalarIn(entry.value)))
  return TEXTS.has(entry.key) ? isText(entry.value) : wrongValues(entry).length === 0
}

function wrongValues({ key, value }: YamlEntry): SchemaFault[] {
  const position = positionUnder(SCHEMA, key)
  if (position.kind === 'schemas') return wrongSchemas(key, value, position.shape)
  const shape = VALUES.get(key)
  if (!shape) return []
  return [...fault(key, value, shape), ...wrongNames(key, value, shape)]
}

/** Lists of names, of which a mapping has several. */
function wrongNames(key: string, value: YamlNode, shape: ValueShape): SchemaFault[] {
  if (shape === 'names') return itemsOf(value).flatMap((item, index) => fault(`${key}[${index}]`, item, 'name'))
  if (shape !== 'namesByName') return []
  return entriesOf(value).flatMap((entry) => [
    ...faultUnder(entry, 'names'),
    ...wrongNames(entry.key, entry.value, 'names'),
  ])
}

function wrongSchemas(key: string, value: YamlNode, shape: 'one' | 'list' | 'map' | 'listOrMap'): SchemaFault[] {
  if (shape === 'one') return fault(key, value, 'schema')
  if (shape === 'map') {
    const whole = fault(key, value, key === 'patternProperties' ? 'schemasByPattern' : 'schemasByName')
    return [...whole, ...entriesOf(value).flatMap((entry) => faultUnder(entry, 'schema'))]
  }
  if (value.kind === 'list' && value.items.length === 0 && key !== 'prefixItems')
    return [{ kind: 'noAlternatives', keyword: key, place: value.place }]
  const items = itemsOf(value).flatMap((item, index) => fault(`${key}[${index}]`, item, 'schema'))
  return [...fault(key, value, 'schemas'), ...items]
}

const fault = (keyword: string, value: YamlNode, expected: KeywordShape): WrongShape[] =>
  HAS[expected](value) ? [] : [{ kind: 'wrongShape', keyword, isName: false, expected, value }]

const faultUnder = ({ key, value }: YamlEntry, expected: KeywordShape): WrongShape[] =>
  fault(key, value, expected).map((each) => ({ ...each, isName: true }))

const isMap = ({ kind }: YamlNode): boolean => kind === 'map'
const isList = ({ kind }: YamlNode): boolean => kind === 'list'
const scalarIn = (node: YamlNode) => (node.kind === 'scalar' ? node.value : undefined)
const isTruth = (node: YamlNode): boolean => typeof scalarIn(node) === 'boolean'
const isText = (node: YamlNode): boolean => typeof scalarIn(node) === 'string'
const numberIn = (node: YamlNode): number => {
  const value = scalarIn(node)
  return typeof value === 'number' ? value : Number.NaN
}

const HAS: Record<KeywordShape, (node: YamlNode) => boolean> = {
  schema: (node) => isMap(node) || isTruth(node),
  schemasByName: isMap,
  schemasByPattern: isMap,
  schemas: isList,
  names: isList,
  namesByName: isMap,
  name: isText,
  values: isList,
  mapping: isMap,
  number: (node) => !Number.isNaN(numberIn(node)),
  positive: (node) => numberIn(node) > 0,
  count: (node) => numberIn(node) >= 0 && Number.isInteger(numberIn(node)),
  text: isText,
  truth: isTruth,
}

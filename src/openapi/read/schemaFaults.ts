import type { Place } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { childOf, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import { itemsOf } from './nodes.ts'
import { walkSpec } from './walkSpec.ts'

/** The invalid values of keywords in the schemas of a document. */
export type SchemaFault =
  /** `name` is undefined if the value is not a string. */
  | { kind: 'unknownType'; place: Place; name: string | undefined }
  | { kind: 'wrongShape'; place: Place; keyword: string; expected: KeywordShape }

/** The expected type of a value. */
export type KeywordShape = 'schemasByName' | 'schemasByPattern' | 'names' | 'values' | 'schemas'

export const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

const SHAPES: [keyword: string, node: YamlNode['kind'], shape: KeywordShape][] = [
  ['properties', 'map', 'schemasByName'],
  ['patternProperties', 'map', 'schemasByPattern'],
  ['required', 'list', 'names'],
  ['enum', 'list', 'values'],
  ['allOf', 'list', 'schemas'],
  ['oneOf', 'list', 'schemas'],
  ['anyOf', 'list', 'schemas'],
]

export function schemaFaults(root: YamlNode): SchemaFault[] {
  const faults: SchemaFault[] = []
  walkSpec(root, (node, { kind }) => {
    if (kind === 'schemas') pushAll(faults, [...unknownTypes(node), ...wrongShapes(node)])
  })
  return faults
}

function unknownTypes(schema: YamlMap): SchemaFault[] {
  const type = childOf(schema, 'type')
  const written = type?.kind === 'list' ? itemsOf(type) : type ? [type] : []
  return written.flatMap((node): SchemaFault[] => {
    const name = node.kind === 'scalar' ? String(node.value) : undefined
    return name !== undefined && TYPES.includes(name) ? [] : [{ kind: 'unknownType', place: node.place, name }]
  })
}

const wrongShapes = (schema: YamlMap): SchemaFault[] =>
  SHAPES.flatMap(([keyword, kind, expected]): SchemaFault[] => {
    const node = childOf(schema, keyword)
    return !node || node.kind === kind ? [] : [{ kind: 'wrongShape', place: node.place, keyword, expected }]
  })

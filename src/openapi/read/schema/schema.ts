import type { Place } from '../../../model/problem.ts'
import { childOf, type YamlNode } from '../../../yaml/node.ts'
import { isTrue, itemsOf, referenceIn, type SpecDocument, textOf } from '../document.ts'
import { schemaNameIn } from '../reference.ts'
import { upgradeKeywords } from './upgradeKeywords.ts'

export type Keywords = ReadonlyMap<string, YamlNode>

/** A schema as JSON Schema 2020-12 has it, whatever version of OpenAPI it was written in; its `$ref` is not followed. */
export type Schema = {
  node: YamlNode
  place: Place
  keywords: Keywords
  reference: string | undefined
  /** The name of the schema that it refers to, if that has one. */
  name: string | undefined
  /** Without `null`; none when any type will do. */
  types: string[]
  nullable: boolean
  /** The schema `false`, also when written `not: {}`: no value will do. */
  never: boolean
}

export function readSchema(document: SpecDocument, node: YamlNode): Schema {
  const known = document.schemas.get(node)
  if (known) return known
  const schema = read(document, node)
  document.schemas.set(node, schema)
  return schema
}

function read(document: SpecDocument, node: YamlNode): Schema {
  const written = node.kind === 'map' ? new Map(node.entries.map(({ key, value }) => [key, value])) : new Map()
  const keywords = document.version === '3.0' ? upgradeKeywords(written) : written
  const types = typesIn(keywords.get('type'))
  const reference = referenceIn(node)
  return {
    node,
    place: node.place,
    keywords,
    reference,
    name: reference === undefined ? undefined : schemaNameIn(reference),
    types: types.filter((type) => type !== 'null'),
    nullable: types.includes('null') || isTrue(keywords.get('nullable')),
    never: isNever(node),
  }
}

function typesIn(type: YamlNode | undefined): string[] {
  const list = type?.kind === 'list' ? itemsOf(type) : [type]
  return list.flatMap((each) => textOf(each) ?? (each?.kind === 'scalar' && each.value === null ? 'null' : []))
}

/** No value follows `false` or `not: {}`; writers forbid a field with either. */
function isNever(node: YamlNode): boolean {
  if (node.kind === 'scalar') return node.value === false
  const not = childOf(node, 'not')
  return (not?.kind === 'map' && not.entries.length === 0) || (not?.kind === 'scalar' && not.value === true)
}

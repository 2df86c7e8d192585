import { type ExampleText, isCandidate } from '../../model/exampleText.ts'
import type { YamlNode } from '../../yaml/node.ts'
import type { ApiDocument } from './apiDocument.ts'
import { scalarText } from './nodes.ts'
import type { Schema } from './schema/schema.ts'

/** Values of examples and defaults of the document that may be real data of someone, in the order of the checks. */
export function exampleTexts(document: ApiDocument): ExampleText[] {
  const defaults = document.everySchema().flatMap(({ schema }) => {
    const value = schema.keywords.default
    return value ? [{ value, schema }] : []
  })
  return [...document.everyExample(), ...defaults].flatMap(({ value, schema }) => textsIn(value, () => schema))
}

type SchemaOf = () => Schema | undefined

/** Schemas are looked up only for texts that may be addresses. */
function textsIn(node: YamlNode, schemaOf: SchemaOf): ExampleText[] {
  if (node.kind === 'list')
    return node.items.flatMap((item) => textsIn(item, () => schemaOf()?.flat().keywords.schema('items')))
  if (node.kind === 'map')
    return node.entries.flatMap(({ key, value }) => textsIn(value, () => fieldOf(schemaOf(), key)))
  const text = scalarText(node)
  if (text === undefined) return []
  const isAddress = ADDRESS.test(text) && ADDRESS_FORMATS.has(schemaOf()?.flat().keywords.text('format') ?? '')
  return isAddress || isCandidate(text) ? [{ text, place: node.place, kind: isAddress ? 'address' : 'value' }] : []
}

const fieldOf = (schema: Schema | undefined, key: string): Schema | undefined =>
  schema?.flat().fields.find(({ name }) => name === key)?.schema

const ADDRESS = /^(?:[a-z][a-z\d+.-]{0,20}:\/\/)?(?:[a-z\d-]{1,63}\.)+[a-z]/i

const ADDRESS_FORMATS: ReadonlySet<string> = new Set(
  'uri url uri-reference iri iri-reference hostname idn-hostname'.split(' '),
)

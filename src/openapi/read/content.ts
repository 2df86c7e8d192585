import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { type Example, readExamples } from './examples.ts'
import { entriesOf, isTrue, itemsOf, scalarText } from './nodes.ts'
import type { Reader } from './reader.ts'
import type { Schema } from './schema/schema.ts'

/** A body in one media type, or the serialisation of a parameter. */
export type MediaType = {
  /** As `application/json`. */
  type: string
  schema: Schema | undefined
  /** Of each item of a stream. */
  itemSchema: Schema | undefined
  examples: Example[]
  encodings: Encoding[]
  /** Of the first parts of a body without names for them, ... */
  prefixEncodings: Encoding[]
  /** ... and of each other one. */
  itemEncoding: Encoding | undefined
}

/** How a field of a form, or a part of a body, is sent. */
export type Encoding = {
  name: string
  types: string[]
  headers: Header[]
  allowReserved: boolean
} & Serialization

/** A header of a response or of a part of a body, and what parameters have in common with it. */
export type Header = {
  place: Place
  name: string
  required: boolean
  deprecated: boolean
  /** Its own, or that of its media type. */
  schema: Schema | undefined
  /** The media type that its value is written in. */
  content: MediaType | undefined
  /** Its own; those of its media type are there. */
  examples: Example[]
} & Serialization

/** https://spec.openapis.org/oas/v3.1.1#style-values; undefined if the document does not specify it. */
export type Serialization = { style: string | undefined; explode: boolean | undefined }

export const readContent = (reader: Reader, node: YamlNode | undefined): MediaType[] =>
  entriesOf(node).map(({ key, value }) => readMediaType(reader, key, value))

function readMediaType(reader: Reader, type: string, node: YamlNode): MediaType {
  const { under } = reader
  const item = under(node, 'itemEncoding')
  return {
    type,
    schema: schemaUnder(reader, node, 'schema'),
    itemSchema: schemaUnder(reader, node, 'itemSchema'),
    examples: readExamples(reader, node),
    encodings: entriesOf(under(node, 'encoding')).map(({ key, value }) => readEncoding(reader, key, value)),
    prefixEncodings: itemsOf(under(node, 'prefixEncoding')).map((each) => readEncoding(reader, '', each)),
    itemEncoding: item && readEncoding(reader, '', item),
  }
}

function schemaUnder(reader: Reader, node: YamlNode, key: string): Schema | undefined {
  const schema = reader.under(node, key)
  return schema && reader.schema(schema)
}

function readEncoding(reader: Reader, name: string, node: YamlNode): Encoding {
  return {
    name,
    types: (scalarText(childOf(node, 'contentType')) ?? '').split(',').flatMap((type) => type.trim() || []),
    headers: entriesOf(reader.under(node, 'headers')).map(({ key, value }) => readHeader(reader, value, key)),
    allowReserved: isTrue(childOf(node, 'allowReserved')),
    ...readSerialization(reader, node),
  }
}

export function readHeader(reader: Reader, node: YamlNode, name: string): Header {
  const { under } = reader
  const [content] = readContent(reader, under(node, 'content'))
  return {
    place: node.place,
    name,
    required: isTrue(under(node, 'required')),
    deprecated: isTrue(under(node, 'deprecated')),
    schema: schemaUnder(reader, node, 'schema') ?? content?.schema,
    content,
    examples: readExamples(reader, node),
    ...readSerialization(reader, node),
  }
}

function readSerialization({ under }: Reader, node: YamlNode): Serialization {
  const explode = under(node, 'explode')
  return { style: scalarText(under(node, 'style')), explode: explode && isTrue(explode) }
}

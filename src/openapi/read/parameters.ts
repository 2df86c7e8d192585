import type { Place } from '../../model/problem.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { type MediaType, readContent, readSerialization, type Serialization, schemaUnder } from './content.ts'
import { type Example, readExamples } from './examples.ts'
import { isTrue, scalarText } from './nodes.ts'
import type { Reader } from './reader.ts'
import type { Schema } from './schema/schema.ts'
import type { SpecText } from './text.ts'

/** A parameter, or a header of a response, which is one without a position of its own. */
export type Parameter = {
  place: Place
  name: string
  /** `path`, `query`, `header`, `cookie` or `querystring`. */
  position: string
  description: SpecText | undefined
  required: boolean
  deprecated: boolean
  allowReserved: boolean
  allowEmptyValue: boolean
  /** Its own, or that of its media type. */
  schema: Schema | undefined
  /** The media type that its value is written in. */
  content: MediaType | undefined
  /** Its own; those of its media type are there. */
  examples: Example[]
} & Serialization

export function readParameter(reader: Reader, node: YamlNode, name = nameOf(reader, node)): Parameter {
  const { under, text } = reader
  const flag = (key: string): boolean => isTrue(under(node, key))
  const [content] = readContent(reader, under(node, 'content'))
  return {
    place: node.place,
    name,
    position: positionOf(reader, node),
    description: text(under(node, 'description')),
    required: flag('required'),
    deprecated: flag('deprecated'),
    allowReserved: flag('allowReserved'),
    allowEmptyValue: flag('allowEmptyValue'),
    schema: schemaUnder(reader, node, 'schema') ?? content?.schema,
    content,
    examples: readExamples(reader, node),
    ...readSerialization(reader, node),
  }
}

const nameOf = ({ under }: Reader, node: YamlNode): string => scalarText(under(node, 'name')) ?? ''

const positionOf = ({ under }: Reader, node: YamlNode): string => scalarText(under(node, 'in')) ?? ''

/** An operation's own parameters, after those of its path that it does not replace. */
export function readParameters(reader: Reader, own: YamlNode[], shared: YamlNode[]): Parameter[] {
  const key = (node: YamlNode): string => `${positionOf(reader, node)} ${nameOf(reader, node)}`
  const replaced = new Set(own.map(key))
  return [...shared.filter((node) => !replaced.has(key(node))), ...own].map((node) => readParameter(reader, node))
}

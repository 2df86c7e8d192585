import { exactValue } from '../../yaml/exactValue.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { entriesOf, textOf } from './nodes.ts'
import type { Reader } from './reader.ts'
import type { Schema } from './schema/schema.ts'
import { jsonText } from './schema/valueText.ts'
import type { SpecText } from './text.ts'

export type Example = {
  /** As the document names it. */
  name: string | undefined
  /** Which of several without a name it is. */
  number?: number | undefined
  value: YamlNode
  /** What the value is: itself, the text that is sent, an address where it stands, or one made from a schema. */
  kind: 'value' | 'serialized' | 'external' | 'made'
  description: SpecText | undefined
  /** What is sent, where that is not the value as JSON. */
  text?: string
  /** The name of the alternative of its schema that it matches. */
  choice?: string
}

/** Those with names, or the single one. */
export function readExamples(reader: Reader, node: YamlNode): Example[] {
  const named = entriesOf(reader.under(node, 'examples') ?? reader.under(node, 'x-examples')).flatMap(
    ({ key, value }) => readNamed(reader, key, value),
  )
  if (named.length > 0) return named
  const value = reader.under(node, 'example') ?? reader.under(node, 'x-example')
  return value ? [unnamed(value)] : []
}

function readNamed({ under, text }: Reader, key: string, node: YamlNode): Example[] {
  const values = [
    { kind: 'value', value: under(node, 'value') ?? under(node, 'dataValue') },
    { kind: 'serialized', value: under(node, 'serializedValue') },
    { kind: 'external', value: under(node, 'externalValue') },
  ] as const
  const found = values.find(({ value }) => value !== undefined)
  if (!found?.value) return []
  const name = textOf(under(node, 'summary')) ?? key
  return [{ name, value: found.value, kind: found.kind, description: text(under(node, 'description')) }]
}

const unnamed = (value: YamlNode): Example => ({
  name: undefined,
  value,
  kind: 'value',
  description: undefined,
})

/** Its own, or else those of its schema. */
export const examplesOf = ({ examples, schema }: { examples: Example[]; schema: Schema | undefined }): Example[] =>
  examples.length > 0 ? examples : schemaExamples(schema)

/** The examples in a schema, or in the one that it refers to: values without a name. */
export function schemaExamples(schema: Schema | undefined): Example[] {
  if (!schema) return []
  const { examples, example } = schema.keywords
  const values = [...examples, ...(example ? [example] : [])]
  if (values.length === 0) {
    const target = schema.target()
    return target && target !== schema && target.reference === undefined ? schemaExamples(target) : []
  }
  return values.map((value, index) => ({
    ...unnamed(value),
    number: values.length === 1 ? undefined : index + 1,
  }))
}

/** A text is the body as it stands; any other value is written as JSON. */
export function exampleText({ value, kind, text }: Example): string {
  if (text !== undefined) return text
  const plain = exactValue(value)
  return typeof plain === 'string' && kind !== 'made' ? plain.trimEnd() : jsonText(plain)
}

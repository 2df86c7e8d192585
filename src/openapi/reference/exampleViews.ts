import type { SampleView } from '../../model/apiView.ts'
import { childOf, toNode, toValue, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, lookUp, textOf } from '../read/document.ts'
import type { Direction } from '../read/schema/direction.ts'
import { readSchema } from '../read/schema/schema.ts'
import { provenSample } from '../samples/provenSample.ts'
import { describe, highlight, type PageContext } from './pageContext.ts'
import { jsonText } from './schema/factWords.ts'

/** The value of an example, and what it is called. */
export type Example = { label: string; node: YamlNode; value: YamlNode; origin: 'document' | 'elsewhere' | 'schema' }

/** Every example of a body; where the document gives none, one made from its schema. */
export function bodyExamples(page: PageContext, type: string, media: YamlNode, direction: Direction): Example[] {
  const given = examplesOf(page, media)
  const schema = childOf(media, 'schema')
  if (given.length > 0 || !schema || !isTextual(type)) return given
  const value = provenSample(page, schema, direction)
  if (value === undefined) return []
  return [{ label: 'Example', node: schema, value: toNode(value, schema.place), origin: 'schema' }]
}

/** Media types of which JSON is the text, or from which a form is made. */
const isTextual = (type: string): boolean => /[/+]json\b|^application\/x-www-form-urlencoded\b|^\*\/\*$/i.test(type)

/** Every example of a media type: its own, or else those of its schema. */
export function examplesOf(page: PageContext, media: YamlNode): Example[] {
  const { document } = page
  const named = entriesOf(lookUp(document, media, 'examples')).flatMap(({ key, value: node }): Example[] => {
    const label = textOf(lookUp(document, node, 'summary')) ?? key
    const value = ['value', 'dataValue', 'serializedValue'].map((name) => lookUp(document, node, name)).find(Boolean)
    const address = lookUp(document, node, 'externalValue')
    if (value) return [{ label, node, value, origin: 'document' }]
    return address ? [{ label, node, value: address, origin: 'elsewhere' }] : []
  })
  if (named.length > 0) return named
  const single = childOf(media, 'example')
  if (single) return [{ label: 'Example', node: single, value: single, origin: 'document' }]
  return schemaExamples(page, childOf(media, 'schema'))
}

/** The examples in a schema, which are values without a name. */
export function schemaExamples(page: PageContext, node: YamlNode | undefined): Example[] {
  if (!node) return []
  const { keywords, reference } = readSchema(page.document, node)
  const single = keywords.get('example')
  const values = [...itemsOf(keywords.get('examples')), ...(single ? [single] : [])]
  if (values.length === 0 && reference !== undefined) {
    const target = page.document.find(reference)
    return target && target !== node && !childOf(target, '$ref') ? schemaExamples(page, target) : []
  }
  return values.map((value, index) => ({
    label: values.length === 1 ? 'Example' : `Example ${index + 1}`,
    node: value,
    value,
    origin: 'document',
  }))
}

export function exampleViews(page: PageContext, examples: Example[], mediaType: string, owner: string): SampleView[] {
  return examples.map((example) => ({
    label: example.label,
    generated: example.origin === 'schema',
    description:
      example.origin === 'schema'
        ? undefined
        : describe(page, lookUp(page.document, example.node, 'description'), owner),
    code: highlight(page, exampleText(example), languageOf(page, mediaType, example), example.value.place),
  }))
}

/** A text is the body as it stands; any other value is written as JSON. */
export function exampleText({ value, origin }: Example): string {
  const plain = toValue(value)
  return typeof plain === 'string' && origin !== 'schema' ? plain.trimEnd() : jsonText(plain)
}

function languageOf({ large }: PageContext, mediaType: string, { value, origin }: Example): string {
  // The marks of tokens are most of the size of what nobody wrote.
  if (large && origin === 'schema') return 'text'
  if (textOf(value) === undefined || /[/+]json\b/.test(mediaType)) return 'json'
  return /[/+]ya?ml\b/.test(mediaType) ? 'yaml' : 'text'
}

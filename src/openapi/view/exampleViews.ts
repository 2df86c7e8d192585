import type { SampleView } from '../../model/apiView.ts'
import { childOf, toValue, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, lookUp, textOf } from '../document/document.ts'
import { jsonText } from '../schema/factWords.ts'
import { readSchema } from '../schema/schema.ts'
import { describe, highlight, type PageContext } from './pageContext.ts'

/** The value of an example, and what it is called. */
export type Example = { label: string; node: YamlNode; value: YamlNode; external: boolean }

/** Every example of a media type: its own, or else those of its schema. */
export function examplesOf(page: PageContext, media: YamlNode): Example[] {
  const { document } = page
  const named = entriesOf(lookUp(document, media, 'examples')).flatMap(({ key, value: node }): Example[] => {
    const label = textOf(lookUp(document, node, 'summary')) ?? key
    const value = ['value', 'dataValue', 'serializedValue'].map((name) => lookUp(document, node, name)).find(Boolean)
    const address = lookUp(document, node, 'externalValue')
    if (value) return [{ label, node, value, external: false }]
    return address ? [{ label, node, value: address, external: true }] : []
  })
  if (named.length > 0) return named
  const single = childOf(media, 'example')
  if (single) return [{ label: 'Example', node: single, value: single, external: false }]
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
    external: false,
  }))
}

export function exampleViews(page: PageContext, examples: Example[], mediaType: string, owner: string): SampleView[] {
  return examples.map((example) => ({
    label: example.label,
    description: describe(page, lookUp(page.document, example.node, 'description'), owner),
    code: highlight(page, exampleText(example), languageOf(mediaType, example.value), example.value.place),
  }))
}

/** A text is the body as it stands; any other value is written as JSON. */
export function exampleText({ value }: Example): string {
  const plain = toValue(value)
  return typeof plain === 'string' ? plain.trimEnd() : jsonText(plain)
}

function languageOf(mediaType: string, value: YamlNode): string {
  if (textOf(value) === undefined || /[/+]json\b/.test(mediaType)) return 'json'
  return /[/+]ya?ml\b/.test(mediaType) ? 'yaml' : 'text'
}

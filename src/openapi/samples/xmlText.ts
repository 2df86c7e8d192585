import type { ExactValue } from '../../yaml/node.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { type XmlRules, xmlOf } from '../read/schema/xml.ts'

/** A value as an XML document, by the `xml` of its schemas: https://spec.openapis.org/oas/v3.2.0#xml-object */
export function xmlText(value: ExactValue, schema: Schema): string {
  const { name = schema.name ?? 'root' } = xmlOf(schema)
  const written = Array.isArray(value)
    ? listElements(name, value, { schema, isRoot: true })
    : contentOf(name, value, schema)
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...written.elements.flatMap(linesOf)].join('\n')
}

type XmlElement = { name: string; attributes: [name: string, value: string][]; text: string; elements: XmlElement[] }

/** What a field adds to the element around it. */
type XmlContent = Pick<XmlElement, 'attributes' | 'text' | 'elements'>

const NOTHING: XmlContent = { attributes: [], text: '', elements: [] }

function contentOf(name: string, value: ExactValue, schema: Schema | undefined): XmlContent {
  const rules = xmlOf(schema)
  const tag = tagOf(rules.name ?? name, rules)
  if (Array.isArray(value)) return listElements(name, value, { schema, isRoot: false })
  const isComposite = typeof value === 'object' && value !== null
  if (rules.kind === 'attribute' && !isComposite) return attribute(tag, String(value), rules)
  if (rules.kind === 'text' && !isComposite) return { ...NOTHING, text: escaped(String(value)) }
  if (rules.kind === 'cdata' && !isComposite) return { ...NOTHING, text: cdata(String(value)) }
  const inside = isComposite ? fieldsContent(value, schema) : { ...NOTHING, text: textIn(value) }
  if (rules.kind === 'none' && isComposite) return inside
  const attributes = [...declaration(rules), ...inside.attributes]
  return { ...NOTHING, elements: [{ ...inside, name: tag, attributes }] }
}

function attribute(name: string, value: string, rules: XmlRules): XmlContent {
  // The default namespace is not that of attributes.
  const declared = rules.prefix === undefined ? [] : declaration(rules)
  return { ...NOTHING, attributes: [...declared, [name, value]] }
}

function fieldsContent(value: { [name: string]: ExactValue }, schema: Schema | undefined): XmlContent {
  const contents = Object.entries(value).map(([name, field]) => contentOf(name, field, fieldSchema(schema, name)))
  const attributes = contents.flatMap((each) => each.attributes)
  return {
    // Two attributes may declare the same prefix.
    attributes: [...new Map(attributes)],
    text: contents.map(({ text }) => text).join(''),
    elements: contents.flatMap(({ elements }) => elements),
  }
}

/** Items have their own name, or that of the list, which counts only for one that is wrapped. */
function listElements(
  name: string,
  items: ExactValue[],
  { schema, isRoot }: { schema: Schema | undefined; isRoot: boolean },
): XmlContent {
  const rules = xmlOf(schema)
  const isWrapped = rules.wrapped || isRoot
  const around = isWrapped ? (rules.name ?? name) : name
  const keywords = schema?.flat().keywords
  const first = keywords?.schemas('prefixItems') ?? []
  const elements = items.flatMap((item, index) => {
    return contentOf(around, item, first[index] ?? keywords?.schema('items')).elements
  })
  if (!isWrapped) return { ...NOTHING, elements }
  const wrapper = { name: tagOf(around, rules), attributes: declaration(rules), text: '', elements }
  return { ...NOTHING, elements: [wrapper] }
}

/** Alternatives inside alternatives may be those around them. */
const DEEPEST_ALTERNATIVE = 4

function fieldSchema(schema: Schema | undefined, name: string, depth = 0): Schema | undefined {
  if (!schema || depth > DEEPEST_ALTERNATIVE) return undefined
  const flat = schema.flat()
  return (
    flat.fields.find((field) => field.name === name)?.schema ??
    inAlternatives(flat, name, depth) ??
    flat.keywords.schema('additionalProperties')
  )
}

function inAlternatives({ alternatives }: FlatSchema, name: string, depth: number): Schema | undefined {
  for (const each of alternatives.flatMap(({ schemas }) => schemas)) {
    const found = fieldSchema(each, name, depth + 1)
    if (found) return found
  }
  return undefined
}

const tagOf = (name: string, { prefix }: XmlRules): string =>
  prefix ? `${nameOf(prefix)}:${nameOf(name)}` : nameOf(name)

/** Characters that no name may have are underscores. */
const nameOf = (written: string): string =>
  written.replace(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?=[\p{N}.-])|^$/u, '_')

const declaration = ({ prefix, namespace }: XmlRules): [string, string][] =>
  namespace === undefined ? [] : [[prefix ? `xmlns:${nameOf(prefix)}` : 'xmlns', namespace]]

function linesOf({ name, attributes, text, elements }: XmlElement): string[] {
  const start = [
    name,
    ...attributes.map(([key, value]) => `${key}="${escaped(value).replaceAll('"', '&quot;')}"`),
  ].join(' ')
  if (elements.length === 0) return [text === '' ? `<${start}/>` : `<${start}>${text}</${name}>`]
  return [`<${start}>${text}`, ...elements.flatMap(linesOf).map((line) => `  ${line}`), `</${name}>`]
}

const textIn = (value: string | number | bigint | boolean | null): string =>
  value === null ? '' : escaped(String(value))

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

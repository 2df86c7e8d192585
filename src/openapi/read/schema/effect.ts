import type { YamlNode } from '../../../yaml/node.ts'
import { valueText } from '../../reference/schema/factWords.ts'
import { entriesOf, itemsOf, type SpecDocument, textOf } from '../document.ts'
import { type FlatField, flatten } from './flatten.ts'
import { readSchema } from './schema.ts'

/** What a schema that applies under a condition demands of the fields of an object. */
export type Effect = {
  required: ReadonlySet<string>
  forbidden: ReadonlySet<string>
  /** The values that are left to a field. */
  values: ReadonlyMap<string, string[]>
  /** The fields that it speaks of, those that it only forbids left out. */
  fields: FlatField[]
  /** Whether fields that it does not speak of are forbidden. */
  closed: boolean
}

export const NO_EFFECT: Effect = {
  required: new Set(),
  forbidden: new Set(),
  values: new Map(),
  fields: [],
  closed: false,
}

export function effectOf(document: SpecDocument, node: YamlNode | undefined): Effect {
  if (!node) return NO_EFFECT
  const { fields, required, forbidden, keywords } = flatten(document, node)
  const never = fields.filter((field) => readSchema(document, field.node).never)
  return {
    required,
    forbidden: new Set([...never.map(({ name }) => name), ...forbidden.flatMap(namesForbidden)]),
    values: valuesOf(document, fields),
    fields: fields.filter((field) => !never.includes(field)),
    closed: isFalse(keywords.get('additionalProperties')) || isFalse(keywords.get('unevaluatedProperties')),
  }
}

/** `not: { required: [a] }` forbids a; so do alternatives of it. */
function namesForbidden(not: YamlNode): string[] {
  const keywords = new Map(entriesOf(not).map(({ key, value }) => [key, value]))
  const alternatives = itemsOf(keywords.get('anyOf'))
  if (alternatives.length > 0) return alternatives.flatMap(namesForbidden)
  const names = itemsOf(keywords.get('required')).flatMap((each) => textOf(each) ?? [])
  return names.length === 1 && onlyHas(keywords, ['required', 'type']) ? names : []
}

const onlyHas = (keywords: ReadonlyMap<string, unknown>, known: string[]): boolean =>
  [...keywords.keys()].every((key) => known.includes(key))

function valuesOf(document: SpecDocument, fields: FlatField[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { name, node } of fields) {
    const { keywords } = readSchema(document, node)
    const constant = keywords.get('const')
    const allowed = constant ? [constant] : itemsOf(keywords.get('enum'))
    if (allowed.length > 0) values.set(name, allowed.map(valueText))
  }
  return values
}

const isFalse = (node: YamlNode | undefined): boolean => node?.kind === 'scalar' && node.value === false

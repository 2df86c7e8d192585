import type { SampleView } from '../../model/apiView.ts'
import { type JsonValue, toNode, toValue, type YamlNode } from '../../yaml/node.ts'
import type { Case, Cases } from '../read/schema/cases.ts'
import type { FlatSchema } from '../read/schema/flatten.ts'
import { sampleValue } from '../samples/sampleValue.ts'
import { exampleViews, schemaExamples } from './exampleViews.ts'
import type { PageContext } from './pageContext.ts'
import { textOfValue } from './schema/factWords.ts'

type Fields = { [name: string]: JsonValue }

/**
 * An example for each case that a field decides: one of the document, else one made for the case. Only what the schema
 * accepts is shown.
 */
export function caseExamples(
  page: PageContext,
  node: YamlNode,
  flat: FlatSchema,
  cases: Cases,
  id: string,
): SampleView[] {
  return cases.cases.flatMap((each): SampleView[] => {
    const found = givenExample(page, node, cases, each) ?? madeExample(page, node, flat, cases, each)
    if (!found) return []
    const label = `${cases.field}: ${each.value}`
    const origin = found.generated ? ('schema' as const) : ('document' as const)
    const example = { label, node, value: toNode(found.value, node.place), origin }
    return exampleViews(page, [{ ...example, node: example.value }], 'application/json', id)
  })
}

type Found = { value: Fields; generated: boolean }

function givenExample(page: PageContext, node: YamlNode, cases: Cases, each: Case): Found | undefined {
  const values = schemaExamples(page, node).map(({ value }) => toValue(value))
  const value = values.find((value): value is Fields => isFields(value) && isCase(value, cases, each))
  return value && isValid(page, node, value) ? { value, generated: false } : undefined
}

const isFields = (value: JsonValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isCase(value: Fields, { field, decidedBy }: Cases, each: Case): boolean {
  const own = value[field]
  if (decidedBy === 'presence' || each.absent) return (own === undefined) === each.absent
  return own !== undefined && textOfValue(own) === each.value
}

const isValid = (page: PageContext, node: YamlNode, value: Fields): boolean =>
  page.validator.judge(node, value, undefined)?.length === 0

function madeExample(page: PageContext, node: YamlNode, flat: FlatSchema, cases: Cases, each: Case): Found | undefined {
  for (const optional of [true, false]) {
    const base = sampleValue(page, node, { direction: undefined, optional, alternative: 0 })
    if (!isFields(base)) continue
    for (const own of valuesFor(cases, each, base)) {
      const value = adapted(page, flat, { ...base, ...own }, each, cases)
      if (isValid(page, node, value)) return { value, generated: true }
    }
  }
  return undefined
}

/** The deciding field as the case wants it; its text may stand for a number or a truth. */
function valuesFor({ field, decidedBy }: Cases, { value, absent }: Case, base: Fields): Fields[] {
  if (absent) return [{}]
  if (decidedBy === 'presence') return field in base ? [{}] : []
  const asJson = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value) ? [{ [field]: JSON.parse(value) }] : []
  return [{ [field]: value }, ...asJson]
}

/** With what the case requires, and without what it forbids. */
function adapted(page: PageContext, flat: FlatSchema, base: Fields, { effect, absent }: Case, cases: Cases): Fields {
  const nodes = new Map([...flat.fields, ...effect.fields].map((field) => [field.name, field.node]))
  const fields = new Map(Object.entries(base))
  if (absent) fields.delete(cases.field)
  for (const name of effect.required) {
    const node = nodes.get(name)
    const made = node && sampleValue(page, node, { direction: undefined, optional: true, alternative: 0 })
    if (!fields.has(name) && made !== undefined) fields.set(name, made)
  }
  for (const [name, [first]] of effect.values) if (fields.has(name) && first !== undefined) fields.set(name, first)
  for (const name of effect.forbidden) fields.delete(name)
  const isKnown = (name: string): boolean => name === cases.field || effect.fields.some((field) => field.name === name)
  return Object.fromEntries([...fields].filter(([name]) => !effect.closed || isKnown(name)))
}

import type { FlatField, Keywords, Schema } from './schema.ts'
import { valueText } from './valueText.ts'

/** The constraints that a conditional schema puts on the fields of an object. */
export type Effect = {
  required: ReadonlySet<string>
  forbidden: ReadonlySet<string>
  /** The values that remain allowed, by field. */
  values: ReadonlyMap<string, string[]>
  /** The fields that it mentions, except those that it only forbids. */
  fields: FlatField[]
  /** Whether all other fields are forbidden. */
  closed: boolean
}

export const NO_EFFECT: Effect = {
  required: new Set(),
  forbidden: new Set(),
  values: new Map(),
  fields: [],
  closed: false,
}

export function effectOf(schema: Schema | undefined): Effect {
  if (!schema) return NO_EFFECT
  const { fields, required, forbidden, keywords } = schema.flat()
  const never = fields.filter((field) => field.schema.never)
  return {
    required,
    forbidden: new Set([...never.map(({ name }) => name), ...forbidden.flatMap(namesForbidden)]),
    values: valuesOf(fields),
    fields: fields.filter((field) => !field.schema.never),
    closed: isClosed(keywords),
  }
}

const isClosed = (keywords: Keywords): boolean =>
  (['additionalProperties', 'unevaluatedProperties'] as const).some((name) => keywords.schema(name)?.kind === 'false')

/** `not: { required: [a] }` forbids a; so do alternatives of it. */
function namesForbidden({ keywords }: Schema): string[] {
  const alternatives = keywords.schemas('anyOf')
  if (alternatives.length > 0) return alternatives.flatMap(namesForbidden)
  const { required } = keywords
  return required.length === 1 && keywords.hasOnly('required', 'type') ? required : []
}

function valuesOf(fields: FlatField[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { name, schema } of fields) {
    const { constant, enum: listed } = schema.keywords
    const allowed = constant ? [constant] : listed
    if (allowed.length > 0) values.set(name, allowed.map(valueText))
  }
  return values
}

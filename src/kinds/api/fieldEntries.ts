import type { FieldView, SchemaBody } from '../../model/apiView.ts'
import type { SearchEntry, SearchSubject } from '../../model/search.ts'
import { textOf, textOfInline, textOfValues } from './plainText.ts'

type FieldOwner = {
  kind: 'parameter' | 'field'
  subject: SearchSubject
  context: string
  hrefOf: (id: string) => string
}

/** Fields and their nested fields, each in the place that describes it, not where a schema repeats it. */
export function fieldEntries(fields: FieldView[], owner: FieldOwner): SearchEntry[] {
  return fields.flatMap((field) => {
    const inside = fieldEntries(fieldsOfBody(field.body), owner)
    return field.origin === undefined && field.id !== undefined
      ? [fieldEntry(field, field.id, owner), ...inside]
      : inside
  })
}

/** Includes the fields of alternatives. */
export function fieldsOfBody(body: SchemaBody | undefined): FieldView[] {
  if (!body) return []
  const options = body.choices.flatMap((choice) => choice.options)
  return [...body.fields, ...options.flatMap((option) => fieldsOfBody(option.body))]
}

function fieldEntry(field: FieldView, id: string, { kind, subject, context, hrefOf }: FieldOwner): SearchEntry {
  const { name, description, type, values } = field
  const text = [textOf(description), textOfInline(type), textOfValues(values)].filter(Boolean).join(' · ')
  return { kind, subject, title: name, href: hrefOf(id), context, names: '', text }
}

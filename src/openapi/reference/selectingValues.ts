import type { FieldView } from '../../model/apiView.ts'
import type { Texts } from '../../model/texts/texts.ts'
import { type Cases, discriminatorValues, isDefaultCase } from '../read/schema/cases.ts'
import type { Alternatives } from '../read/schema/schema.ts'
import { valuesView } from './schema/valuesView.ts'

/**
 * Fields whose value selects an alternative, with these values where the document does not list them: the alternatives
 * stand below all fields, where they are found too late.
 */
export function withSelectingValues(fields: FieldView[], choices: Alternatives[], texts: Texts): FieldView[] {
  const values = new Map(choices.map((choice) => [choice.discriminator?.propertyName, valuesOf(choice)]))
  return fields.map((field) => {
    const listed = field.kind === 'named' && field.values.listed.length === 0 ? values.get(field.name) : undefined
    return listed && listed.length > 0 ? { ...field, values: valuesView(listed, texts) } : field
  })
}

/** A field that each alternative has with another constant may have the values of all of them. */
export function withCaseValues<T extends Pick<FieldView, 'facts' | 'values'>>(
  field: T,
  { cases, decidedBy }: Cases,
  texts: Texts,
): T {
  if (decidedBy !== 'value') return field
  const values = cases.filter(({ absent }) => !absent).map(({ value }) => ({ value, description: '' }))
  const others = field.facts.filter(({ label }) => label !== texts.facts.always)
  return { ...field, facts: others, values: valuesView(values, texts) }
}

/** None where other values select an alternative, too, or where one has no value that is known. */
function valuesOf({ schemas, discriminator }: Alternatives) {
  const values = schemas.map((schema) => discriminatorValues(schema, discriminator))
  const isOpen = schemas.some((schema) => isDefaultCase(schema, discriminator))
  if (isOpen || values.some(({ length }) => length === 0)) return []
  return [...new Set(values.flat())].map((value) => ({ value, description: '' }))
}

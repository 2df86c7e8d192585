import type { FieldView } from '../../model/apiView.ts'
import type { Texts } from '../../model/texts/texts.ts'
import { discriminatorValues, isDefaultCase } from '../read/schema/cases.ts'
import type { Schema } from '../read/schema/schema.ts'
import type { Owner } from './owner.ts'
import { valuesView } from './schema/valuesView.ts'

/** The field of the discriminator that chooses a named schema, and the values that select it or one that extends it. */
type OwnSelector = { field: string; values: string[] }

/** Undefined for a schema that chooses among others itself, and for one that other values select, too. */
export function ownSelector(schema: Schema, { kind, path: [name, ...inside] }: Owner): OwnSelector | undefined {
  const { reader } = schema.keywords
  const inherited = schema.flat().keywords.discriminator
  const choosers = inherited ? [inherited] : reader.choosersOf(schema)
  const field = choosers[0]?.propertyName
  if (field === undefined || schema.keywords.has('discriminator')) return undefined
  if (kind !== 'schema' || name === undefined || inside.length > 0) return undefined
  const reference = reader.referenceTo(name)
  if (reference?.target() !== schema) return undefined
  const selected = [reference, ...reader.heirsOf(schema)]
  const selecting = choosers.filter(({ propertyName }) => propertyName === field)
  if (selecting.some((chooser) => selected.some((each) => isDefaultCase(each, chooser)))) return undefined
  const found = selecting.flatMap((chooser) => selected.flatMap((each) => discriminatorValues(each, chooser)))
  const values = [...new Set(found)]
  return values.length === 0 ? undefined : { field, values }
}

/** Fields, one of which lists the values that select the schema, unless the document does. */
export const withOwnValues = (fields: FieldView[], { field, values }: OwnSelector, texts: Texts): FieldView[] =>
  fields.map((each): FieldView => {
    const isSaid = each.values.listed.length > 0 || each.facts.some(({ label }) => label === texts.facts.always)
    if (each.name !== field || each.kind !== 'named' || isSaid) return each
    const [only, ...others] = values
    if (only === undefined || others.length > 0) {
      return {
        ...each,
        values: valuesView(
          values.map((value) => ({ value, description: '' })),
          texts,
        ),
      }
    }
    return { ...each, facts: [{ label: texts.facts.always, value: [{ kind: 'code', text: only }] }, ...each.facts] }
  })

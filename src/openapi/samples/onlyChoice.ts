import type { ExactValue } from '../../yaml/node.ts'
import { discriminatorValues } from '../read/schema/cases.ts'
import type { Alternatives, Schema } from '../read/schema/schema.ts'
import { textOfValue } from '../read/schema/valueText.ts'
import type { Validator } from './validator.ts'

/** The one choice that a schema has, or that the items of a list have. */
export type OnlyChoice = { choice: Alternatives; isOfItems: boolean }

type Errors = ReturnType<Validator['judge']>

// More would be most of the page.
const MOST_CHOICES = 16

export function onlyChoice(schema: Schema): OnlyChoice | undefined {
  const { alternatives, fields, keywords } = schema.flat()
  const isList = alternatives.length + fields.length === 0 && !keywords.has('prefixItems')
  const items = isList ? keywords.schema('items') : undefined
  const [choice, ...others] = items?.flat().alternatives ?? alternatives
  if (!choice || others.length > 0 || choice.schemas.length > MOST_CHOICES) return undefined
  return { choice, isOfItems: items !== undefined }
}

const partsOf = ({ isOfItems }: OnlyChoice, value: ExactValue): ExactValue[] =>
  isOfItems && Array.isArray(value) ? value : [value]

/** Whether a discriminator selects an alternative for a value, or leaves it open. */
export function isSelected(only: OnlyChoice, alternative: number, value: ExactValue): boolean {
  const { schemas, discriminator } = only.choice
  const schema = schemas[alternative]
  const selecting = schema ? discriminatorValues(schema, discriminator) : []
  const name = discriminator?.propertyName
  if (name === undefined || selecting.length === 0) return true
  return partsOf(only, value).every((part) => {
    const own = typeof part === 'object' && part !== null && !Array.isArray(part) ? part[name] : undefined
    return own === undefined || selecting.includes(textOfValue(own))
  })
}

/** What is wrong with a value as one alternative, of which a list has all of its items. */
export function judgeAlternative(
  only: OnlyChoice,
  alternative: number,
  value: ExactValue,
  judge: (schema: Schema, value: ExactValue) => Errors,
): Errors {
  const schema = only.choice.schemas[alternative]
  const judged = partsOf(only, value).map((each) => schema && judge(schema, each))
  return judged.every((errors) => errors !== undefined) ? judged.flat() : undefined
}

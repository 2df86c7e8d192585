import type { ChoicesView, OptionView, SchemaBody } from '../../model/apiView.ts'
import { discriminatorValue } from '../read/schema/cases.ts'
import type { Alternatives, Schema } from '../read/schema/schema.ts'
import type { Context } from './context.ts'
import { type Owner, within } from './owner.ts'
import { linkToSchema } from './schema/schemaLinks.ts'
import { typeContent } from './schema/typeContent.ts'

/** The contents of a value of a schema. */
type BodyOf = (schema: Schema, owner: Owner) => SchemaBody | undefined

export function choicesView(
  context: Context,
  { kind, schemas, discriminator }: Alternatives,
  owner: Owner,
  bodyOf: BodyOf,
): ChoicesView {
  const title = kind === 'oneOf' ? 'Exactly one of' : 'At least one of'
  const property = discriminator?.propertyName
  const options = schemas.map((schema, index): OptionView => {
    const option = optionView(context, schema, index, within(owner, String(index + 1)), bodyOf)
    const value = property === undefined ? undefined : discriminatorValue(schema, discriminator)
    if (property === undefined || value === undefined) return option
    return { ...option, when: ['when ', { kind: 'code', text: property }, ' is ', { kind: 'code', text: value }] }
  })
  return { title, options }
}

function optionView(
  { anchors, texts, links }: Context,
  schema: Schema,
  index: number,
  owner: Owner,
  bodyOf: BodyOf,
): OptionView {
  const { name, keywords } = schema
  const id = anchors.idOf(owner.kind, ...owner.path)
  return {
    label:
      name === undefined
        ? [keywords.title?.text ?? `Option ${index + 1}`, ': ', ...typeContent(links, schema)]
        : [linkToSchema(anchors, name)],
    when: undefined,
    description: texts.describe(keywords.description, id),
    body: bodyOf(schema, owner),
  }
}

/** The type already names the alternatives, so choices are shown only if they contain more than names. */
export const saysMoreThanItsType = ({ options }: ChoicesView): boolean =>
  options.length > 5 || options.some(({ when, description, body }) => when || description || body)

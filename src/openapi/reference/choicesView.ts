import type { ChoicesView, InlineContent, OptionView, SchemaBody } from '../../model/apiView.ts'
import type { Texts } from '../../model/texts/texts.ts'
import { discriminatorValue, isDefaultCase } from '../read/schema/cases.ts'
import { choiceNames } from '../read/schema/choiceNames.ts'
import type { Discriminator } from '../read/schema/discriminator.ts'
import type { Alternatives, Schema } from '../read/schema/schema.ts'
import type { Context } from './context.ts'
import { schemaFacts } from './fieldView.ts'
import { type Owner, within } from './owner.ts'
import { namedPlace } from './placeInside.ts'
import { linkToSchema } from './schema/schemaLinks.ts'
import { filledContent, typeContent } from './schema/typeContent.ts'

/** The contents of a value of a schema. */
type BodyOf = (schema: Schema, owner: Owner) => SchemaBody | undefined

// All alternatives of a choice together show about this many fields. Those after them are links.
const MOST_FIELDS = 80

// With those of the choices inside of them. Choices of choices of choices multiply.
const MOST_INSIDE = 250

export function choicesView(context: Context, choice: Alternatives, owner: Owner, bodyOf: BodyOf): ChoicesView {
  const { kind, schemas, discriminator } = choice
  const { choices: texts } = context.words
  const title = kind === 'oneOf' ? texts.exactlyOne : texts.atLeastOne
  const names = choiceNames(choice, context.words)
  let shown = 0
  let inside = 0
  const options = schemas.map((schema, index): OptionView => {
    const place = within(owner, String(index + 1))
    const isLink = schema.reference !== undefined && (shown > MOST_FIELDS || inside > MOST_INSIDE)
    const body = isLink ? undefined : bodyOf(schema, place)
    shown += body?.fields.length ?? 0
    inside += body ? sizeOf(body) : 0
    return {
      ...optionHead(context, schema, place),
      name: names[index] ?? '',
      when: whenContent(schema, discriminator, texts),
      body,
      more: body ? undefined : namedPlace(context, schema),
    }
  })
  return { title, options }
}

const sizeOf = ({ fields, choices }: SchemaBody): number =>
  choices
    .flatMap(({ options }) => options)
    .reduce((size, { body }) => size + 1 + (body ? sizeOf(body) : 0), fields.length)

function whenContent(
  schema: Schema,
  discriminator: Discriminator | undefined,
  texts: Texts['choices'],
): InlineContent | undefined {
  const property = discriminator?.propertyName
  const value = discriminatorValue(schema, discriminator)
  if (property === undefined || value === undefined) return undefined
  return filledContent(isDefaultCase(schema, discriminator) ? texts.whenOrElse : texts.when, {
    field: [{ kind: 'code', text: property }],
    value: [{ kind: 'code', text: value }],
  })
}

function optionHead(
  context: Context,
  schema: Schema,
  owner: Owner,
): Pick<OptionView, 'label' | 'description' | 'facts' | 'values'> {
  const { anchors, links } = context
  const id = anchors.idOf(owner.kind, ...owner.path)
  const { description, limits, examples, ofItems, docs, values } = schemaFacts(context, schema, id)
  const { name } = schema
  return {
    label: name === undefined ? typeContent(links, schema) : [linkToSchema(anchors, name)],
    description,
    facts: [...limits, ...examples, ...ofItems, ...docs],
    values,
  }
}

/** The type already names the alternatives, so choices are shown only if they contain more than names. */
export const saysMoreThanItsType = ({ options }: ChoicesView): boolean =>
  options.length > 5 || options.some(isMoreThanName)

const isMoreThanName = ({ when, description, body, more, facts, values }: OptionView): boolean =>
  Boolean(when || description || body || more) || facts.length + values.listed.length > 0

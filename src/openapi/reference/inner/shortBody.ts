import type {
  ConditionView,
  Continued,
  FieldView,
  LinkContent,
  OptionView,
  SchemaBody,
  SchemaView,
  ValuesView,
} from '../../../model/apiView.ts'
import type { Continuations, List } from './continuations.ts'
import { nameIn, shortSentence } from './shortWords.ts'

/** A schema whose long lists and texts are continued on other pages. */
export const shortSchema = (schema: SchemaView, on: Continuations): SchemaView => {
  const { shown, rest } = on.list(
    schema.examples,
    ({ label }) => label,
    (examples) => ({ examples }),
  )
  return {
    ...schema,
    description: on.prose(schema.description),
    values: shortValues(schema.values, on),
    body: continued(shortBody(schema.body, on), rest),
    examples: shown,
  }
}

export function shortBody(body: SchemaBody, on: Continuations): SchemaBody {
  const fields = shortFields(body.fields, on)
  const choices = body.choices.map(({ title, options }) => {
    const short = options.map((option) => shortOption(option, on))
    const { shown, rest } = on.list(
      short,
      ({ name }) => name,
      (some) => ({ body: { choices: [{ title, options: some }] } }),
    )
    return { choice: { title, options: shown }, rest }
  })
  const cases = on.list(
    body.cases,
    ({ field }) => field,
    (some) => ({ body: { cases: some } }),
  )
  const sentences = body.notes.map((each) => shortSentence(each, on))
  const notes = on.list(sentences, nameIn, (some) => ({ body: { notes: some } }))
  const conditions = on.list(body.conditions, firstOf, (some) => ({ body: { conditions: some } }))
  return continued(
    {
      ...body,
      fields: fields.shown,
      notes: notes.shown,
      choices: choices.map(({ choice }) => choice),
      cases: cases.shown,
      conditions: conditions.shown,
    },
    [...fields.rest, ...notes.rest, ...choices.flatMap(({ rest }) => rest), ...cases.rest, ...conditions.rest],
  )
}

export function shortFields(fields: FieldView[], on: Continuations): List<FieldView> {
  const short = fields.map((field) => ({
    ...field,
    description: on.prose(field.description),
    values: shortValues(field.values, on),
    body: field.body && shortBody(field.body, on),
  }))
  return on.list(
    short,
    ({ name }) => name,
    (some) => ({ body: { fields: some } }),
  )
}

const shortOption = (option: OptionView, on: Continuations): OptionView => ({
  ...option,
  description: on.prose(option.description),
  values: shortValues(option.values, on),
  body: option.body && shortBody(option.body, on),
})

export function shortValues(values: ValuesView, on: Continuations): ValuesView {
  const { shown, rest } = on.list(
    values.listed,
    ({ value }) => value,
    (listed) => ({ values: { listed, folded: false } }),
  )
  return continued({ ...values, listed: shown }, rest)
}

export const continued = <T extends Continued>(view: T, rest: LinkContent[]): T =>
  rest.length === 0 ? view : { ...view, rest: [...(view.rest ?? []), ...rest] }

const firstOf = ({ when }: ConditionView): string =>
  when.map((word) => (typeof word === 'string' ? word : word.text)).join('')

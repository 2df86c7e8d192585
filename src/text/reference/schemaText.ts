import type {
  ChoicesView,
  FieldView,
  InlineContent,
  OptionView,
  SchemaBody,
  SchemaView,
  ValuesView,
} from '../../model/apiView.ts'
import { codeSpan, heading, list, paragraph } from '../../model/markdown.ts'
import { caseText } from './caseText.ts'
import { conditionText } from './conditionText.ts'
import { codeText } from './samplesText.ts'
import { factList, itemOf, label, marks, plain, sentence, spaced } from './words.ts'

/** A schema with a name of its own. */
export function schemaText({ name, title, type, deprecated, ...schema }: SchemaView): string[] {
  const kind = [sentence(type), title === name ? '' : plain(title), ...marks({ deprecated })]
  return [
    heading(3, plain(name)),
    paragraph(spaced(kind)),
    schema.description?.markdown ?? '',
    ...valuesText(schema.values),
    factList(schema.facts),
    ...bodyText(schema.body),
    ...schema.examples.flatMap((example) => [label(plain(example.label)), codeText(example.code)]),
  ]
}

/** The contents of a value. */
export const bodyText = ({ cases, fields, choices, conditions, notes }: SchemaBody): string[] => [
  ...cases.flatMap(caseText),
  fieldList(fields),
  ...choices.flatMap(choicesText),
  ...conditions.flatMap(conditionText),
  ...notes.map((words) => paragraph(sentence(words))),
]

export const fieldList = (fields: FieldView[]): string => list(fields.map(fieldText))

/** Its name has no link, which would say no more than that of the type around it. */
function fieldText({ name, kind, type, origin, description, values, facts, body, more, ...field }: FieldView): string {
  return itemOf([
    spaced([nameOf(name, kind), sentence(type), ...marks(field), origin ? sentence(origin) : '']),
    description?.markdown ?? '',
    ...valuesText(values),
    factList(facts),
    ...(body ? [label(`Inside ${codeSpan(name)}`), ...bodyText(body)] : []),
    // The type of a field is often the same link.
    more && !sentence(type).includes(sentence([more])) ? `Inside: ${sentence([more])}` : '',
  ])
}

const nameOf = (name: string, kind: FieldView['kind']): string =>
  kind === 'other' ? `*${plain(name)}*` : codeSpan(kind === 'pattern' ? `/${name}/` : name)

function valuesText({ listed, folded }: ValuesView): string[] {
  const named = listed.map(({ value, description }) =>
    description === '' ? codeSpan(value) : `${codeSpan(value)}: ${plain(description)}`,
  )
  return [folded ? label(`${listed.length} allowed values`) : '', list(named)]
}

const choicesText = ({ title, options }: ChoicesView): string[] => [
  paragraph(plain(title)),
  list(options.map(optionText), (index) => `${index + 1}. `),
]

const optionText = ({ name, label: type, when, description, values, facts, body }: OptionView): string =>
  itemOf([
    spaced([namedOption(name, type), when ? sentence(when) : '']),
    description?.markdown ?? '',
    ...valuesText(values),
    factList(facts),
    ...(body ? bodyText(body) : []),
  ])

/** Its type, after its name where that says more. */
function namedOption(name: string, type: InlineContent): string {
  const words = type.map((word) => (typeof word === 'string' ? word : word.text)).join('')
  return words === name ? sentence(type) : `${plain(name)}: ${sentence(type)}`
}

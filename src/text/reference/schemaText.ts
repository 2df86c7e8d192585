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
import { optionLabel } from '../../model/optionLabel.ts'
import { counted, fill, type Texts } from '../../model/texts/texts.ts'
import { caseText } from './caseText.ts'
import { conditionText } from './conditionText.ts'
import { samplesText } from './samplesText.ts'
import { factList, itemOf, label, marks, plain, restList, sentence, spaced } from './words.ts'

/** A schema with a name of its own. */
export function schemaText({ name, title, type, deprecated, ...schema }: SchemaView, texts: Texts): string[] {
  const kind = [sentence(type), title === name ? '' : plain(title), ...marks({ deprecated }, texts)]
  return [
    heading(3, plain(name)),
    paragraph(spaced(kind)),
    schema.description?.markdown ?? '',
    ...valuesText(schema.values, texts),
    factList(schema.facts, texts),
    ...bodyText(schema.body, texts),
    ...samplesText(schema.examples, texts),
  ]
}

/** The contents of a value. */
export const bodyText = ({ cases, fields, choices, conditions, notes, rest }: SchemaBody, texts: Texts): string[] => [
  ...cases.flatMap((table) => caseText(table, texts)),
  fieldList(fields, texts),
  ...choices.flatMap((choice) => choicesText(choice, texts)),
  ...conditions.flatMap((condition) => conditionText(condition, texts)),
  restList({ rest }),
  ...notes.map((words) => paragraph(sentence(words))),
]

export const fieldList = (fields: FieldView[], texts: Texts): string =>
  list(fields.map((field) => fieldText(field, texts)))

/** Its name has no link, which would repeat that of the type around it. */
function fieldText(view: FieldView, texts: Texts): string {
  const { reference, script } = texts
  const { name, kind, type, origin, description, values, facts, body, more, ...field } = view
  return itemOf([
    spaced([nameOf(name, kind), sentence(type), ...marks(field, texts), origin ? sentence(origin) : '']),
    description?.markdown ?? '',
    ...valuesText(values, texts),
    factList(facts, texts),
    ...(body ? [label(fill(plain(script.inside), { field: codeSpan(name) })), ...bodyText(body, texts)] : []),
    // The type of a field is often the same link.
    more && !sentence(type).includes(sentence([more]))
      ? fill(plain(reference.seeInside), { link: sentence([more]) })
      : '',
  ])
}

const nameOf = (name: string, kind: FieldView['kind']): string =>
  kind === 'other' ? `*${plain(name)}*` : codeSpan(kind === 'pattern' ? `/${name}/` : name)

export function valuesText({ listed, folded, rest }: ValuesView, texts: Texts): string[] {
  const named = listed.map(({ value, description }) =>
    description === '' ? codeSpan(value) : `${codeSpan(value)}: ${plain(description)}`,
  )
  return [
    folded
      ? label(plain(rest ? texts.reference.allowedValues : counted(texts, texts.reference.allowed, listed.length)))
      : '',
    list(named),
    restList({ rest }),
  ]
}

const choicesText = ({ title, options }: ChoicesView, texts: Texts): string[] => [
  paragraph(plain(title)),
  list(
    options.map((option) => optionText(option, texts)),
    (index) => `${index + 1}. `,
  ),
]

function optionText(option: OptionView, texts: Texts): string {
  const { name, when, description, values, facts, body } = option
  return itemOf([
    spaced([namedOption(name, optionLabel(option)), when ? sentence(when) : '']),
    description?.markdown ?? '',
    ...valuesText(values, texts),
    factList(facts, texts),
    ...(body ? bodyText(body, texts) : []),
  ])
}

/** Its type, after its name unless both are the same. */
function namedOption(name: string, type: InlineContent): string {
  if (type.length === 0) return plain(name)
  const words = type.map((word) => (typeof word === 'string' ? word : word.text)).join('')
  return words === name ? sentence(type) : `${plain(name)}: ${sentence(type)}`
}

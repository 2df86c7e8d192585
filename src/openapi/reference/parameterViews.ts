import type { FactView, FieldView, InlineContent, ParameterGroup } from '../../model/apiView.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { bodyExamples } from '../read/bodyExamples.ts'
import { type Example, exampleText } from '../read/examples.ts'
import type { Operation } from '../read/operations.ts'
import type { Parameter } from '../read/parameters.ts'
import { visible } from '../read/schema/visible.ts'
import { type Context, leftOutOfName } from './context.ts'
import { addressIn } from './exampleViews.ts'
import { schemaFacts } from './fieldView.ts'
import { type Owner, within } from './owner.ts'
import { insideValue } from './schemaBody.ts'
import { styleContent } from './styleContent.ts'

const PLACES = ['path', 'query', 'header', 'cookie', 'querystring'] as const

export function parameterGroups(context: Context, { parameters }: Operation, owner: Owner): ParameterGroup[] {
  return PLACES.flatMap((place) => {
    const here = parameters.filter(({ position }) => position === place)
    const fields = here.map((parameter) => parameterView(context, parameter, within(owner, place)))
    return fields.length === 0 ? [] : [{ title: context.words.parameters[place], fields }]
  })
}

/** A parameter, or a header of a response, which is one without a position of its own. */
export function parameterView(context: Context, parameter: Parameter, owner: Owner): FieldView {
  const { name, required, deprecated, schema } = parameter
  const place = within(owner, name)
  const id = context.anchors.idOf(place.kind, ...place.path)
  const { limits, examples, ofItems, docs, ...described } = schemaFacts(context, schema, id)
  // Examples of the schema are shown if the parameter has none.
  const own = ownExamples(parameter)
  return {
    ...described,
    facts: [
      ...limits,
      ...(own.length > 0 ? [] : examples),
      ...ofItems,
      ...docs,
      ...ownFacts(parameter, context.words),
      ...own.map((each) => exampleFact(context, each, id)),
    ],
    id,
    href: undefined,
    leftOut: leftOutOfName(context, place),
    name,
    kind: 'named',
    required,
    deprecated: described.deprecated || deprecated,
    description: context.texts.describe(parameter.description, id) ?? described.description,
    origin: undefined,
    ...insideValue(context, schema, place),
  }
}

function ownFacts(parameter: Parameter, words: Texts): FactView[] {
  const { facts } = words
  const { content, schema, position, allowReserved, allowEmptyValue } = parameter
  const style = content ? undefined : styleContent(parameter, position, schema, words)
  return [
    ...(content ? [fact(facts.sentAs, content.type)] : []),
    ...(style === undefined ? [] : [{ label: facts.written, value: [style] }]),
    ...(allowReserved ? [{ label: facts.characters, value: [facts.reserved] }] : []),
    ...(allowEmptyValue ? [{ label: facts.empty, value: [facts.mayBeEmpty] }] : []),
  ]
}

/** Those of a parameter that is written in a media type stand there. */
const ownExamples = ({ examples, content }: Parameter): Example[] =>
  content && content.examples.length > 0 ? bodyExamples(content) : examples

function exampleFact({ words, texts }: Context, example: Example, id: string): FactView {
  const { name, description } = example
  const { reference } = words
  const label = name === undefined ? reference.example : fill(reference.exampleNamed, { name })
  const address = addressIn(example)
  const value: InlineContent =
    address === undefined ? codeOf(exampleText(example)) : [{ kind: 'link', text: address, href: address }]
  const said = texts.describe(description, id)?.text
  return { label, value: said === undefined ? value : [...value, ` (${said})`] }
}

const fact = (label: string, text: string): FactView => ({ label, value: codeOf(text) })

const codeOf = (text: string): InlineContent => [{ kind: 'code', text: visible(text) }]

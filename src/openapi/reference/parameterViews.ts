import type { FactView, FieldView, ParameterGroup } from '../../model/apiView.ts'
import { type Example, exampleText } from '../read/examples.ts'
import type { Operation } from '../read/operations.ts'
import type { Parameter } from '../read/parameters.ts'
import type { Context } from './context.ts'
import { schemaFacts } from './fieldView.ts'
import { type Owner, within } from './owner.ts'
import { insideValue } from './schemaBody.ts'
import { styleContent } from './styleContent.ts'

const PLACES = [
  { place: 'path', title: 'Path parameters' },
  { place: 'query', title: 'Query parameters' },
  { place: 'header', title: 'Header parameters' },
  { place: 'cookie', title: 'Cookie parameters' },
  { place: 'querystring', title: 'Query string' },
]

export function parameterGroups(context: Context, { parameters }: Operation, owner: Owner): ParameterGroup[] {
  return PLACES.flatMap(({ place, title }) => {
    const here = parameters.filter(({ position }) => position === place)
    const fields = here.map((parameter) => parameterView(context, parameter, within(owner, place)))
    return fields.length === 0 ? [] : [{ title, fields }]
  })
}

/** A parameter, or a header of a response, which is one without a position of its own. */
export function parameterView(context: Context, parameter: Parameter, owner: Owner): FieldView {
  const { name, required, deprecated, schema } = parameter
  const place = within(owner, name)
  const id = context.anchors.idOf(place.kind, ...place.path)
  const { limits, examples, ofItems, ...described } = schemaFacts(context, schema, id)
  // Examples of the schema are shown if the parameter has none.
  const own = parameter.examples
  return {
    ...described,
    facts: [
      ...limits,
      ...(own.length > 0 ? [] : examples),
      ...ofItems,
      ...ownFacts(parameter),
      ...own.map(exampleFact),
    ],
    id,
    href: undefined,
    name,
    kind: 'named',
    required,
    deprecated: described.deprecated || deprecated,
    description: context.texts.describe(parameter.description, id) ?? described.description,
    origin: undefined,
    ...insideValue(context, schema, place),
  }
}

function ownFacts(parameter: Parameter): FactView[] {
  const { content, schema, position, allowReserved, allowEmptyValue } = parameter
  const style = content ? undefined : styleContent(parameter, position, schema)
  return [
    ...(content ? [fact('Sent as', content.type)] : []),
    ...(style === undefined ? [] : [{ label: 'Written', value: [style] }]),
    ...(allowReserved ? [{ label: 'Characters', value: ['reserved ones need no encoding'] }] : []),
    ...(allowEmptyValue ? [{ label: 'Empty', value: ['may have no value'] }] : []),
  ]
}

const exampleFact = (example: Example): FactView =>
  fact(example.named ? `Example: ${example.label}` : 'Example', exampleText(example))

const fact = (label: string, text: string): FactView => ({ label, value: [{ kind: 'code', text }] })

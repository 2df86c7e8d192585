import type { FieldView, ParameterGroup } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, lookUp } from '../read/document.ts'
import { nameOfParameter, type Operation, placeOfParameter } from '../read/operations.ts'
import { examplesOf, exampleText } from './exampleViews.ts'
import { type Owner, schemaFacts, within } from './fieldView.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'
import { innerBody } from './schemaBody.ts'
import { styleWords } from './styleWords.ts'

const PLACES = [
  { place: 'path', title: 'Path parameters' },
  { place: 'query', title: 'Query parameters' },
  { place: 'header', title: 'Header parameters' },
  { place: 'cookie', title: 'Cookie parameters' },
  { place: 'querystring', title: 'Query string' },
]

export function parameterGroups(page: PageContext, { parameters }: Operation, owner: Owner): ParameterGroup[] {
  return PLACES.flatMap(({ place, title }) => {
    const here = parameters.filter((node) => placeOfParameter(page.document, node) === place)
    const fields = here.map((node) =>
      parameterView(page, node, nameOfParameter(page.document, node), within(owner, place)),
    )
    return fields.length === 0 ? [] : [{ title, fields }]
  })
}

/** A parameter, or a header of a response, which is one without a place of its own. */
export function parameterView(page: PageContext, node: YamlNode, name: string, owner: Owner): FieldView {
  const { document } = page
  const place = within(owner, name)
  const id = placeId(page, place.kind, ...place.path)
  const content = entriesOf(lookUp(document, node, 'content'))[0]
  const schema = lookUp(document, node, 'schema') ?? childOf(content?.value, 'schema')
  const facts = schemaFacts(page, schema, id)
  return {
    ...facts,
    id,
    name,
    kind: 'named',
    required: isTrue(lookUp(document, node, 'required')),
    deprecated: facts.deprecated || isTrue(lookUp(document, node, 'deprecated')),
    description: describe(page, lookUp(document, node, 'description'), id) ?? facts.description,
    facts: [
      ...facts.facts.filter(({ label }) => !hasExamples(page, node) || !label.startsWith('Example')),
      ...ownFacts(page, node, content?.key, schema),
    ],
    origin: undefined,
    body: innerBody(page, schema, place),
  }
}

const hasExamples = (page: PageContext, node: YamlNode): boolean =>
  ['example', 'examples'].some((key) => lookUp(page.document, node, key) !== undefined)

function ownFacts(
  page: PageContext,
  node: YamlNode,
  mediaType: string | undefined,
  schema: YamlNode | undefined,
): FieldView['facts'] {
  const style =
    mediaType === undefined ? styleWords(page, node, placeOfParameter(page.document, node), schema) : undefined
  const examples = hasExamples(page, node) ? examplesOf(page, node) : []
  const flag = (key: string): boolean => isTrue(lookUp(page.document, node, key))
  return [
    ...(mediaType === undefined ? [] : [fact('Sent as', mediaType)]),
    ...(style === undefined ? [] : [{ label: 'Written', value: [style] }]),
    ...(flag('allowReserved') ? [{ label: 'Characters', value: ['reserved ones need no encoding'] }] : []),
    ...(flag('allowEmptyValue') ? [{ label: 'Empty', value: ['may have no value'] }] : []),
    ...examples.map((example) => ({
      ...fact('Example', exampleText(example)),
      ...(example.label === 'Example' ? {} : { label: `Example: ${example.label}` }),
    })),
  ]
}

const fact = (label: string, text: string): FieldView['facts'][number] => ({ label, value: [{ kind: 'code', text }] })

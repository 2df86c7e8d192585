import type { FactView, FieldView, InlineContent, ServerView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import type { ServerVariable } from '../read/servers.ts'
import type { Context } from './context.ts'
import { firstSentence } from './firstSentence.ts'
import { joinContent, listContent } from './schema/typeContent.ts'
import { valuesView } from './schema/valuesView.ts'

export const serverViews = (context: Context): ServerView[] =>
  context.document.servers.map(({ url = '', description, variables }, index) => {
    const number = String(index + 1)
    return {
      url,
      description: context.texts.describe(description, `section-servers.${number}`),
      variables: variables.map((variable) => variableView(context, variable, number)),
    }
  })

function variableView({ anchors, texts }: Context, variable: ServerVariable, server: string): FieldView {
  const { name, default: preset, description, values } = variable
  const id = anchors.idOf('section', 'servers', server, name)
  return {
    id,
    href: undefined,
    name,
    kind: 'named',
    type: ['string'],
    required: false,
    deprecated: false,
    direction: 'both',
    description: texts.describe(description, id),
    facts: preset === undefined ? [] : [{ label: 'Default', value: [{ kind: 'code', text: preset }] }],
    values: valuesView(values.map((value) => ({ value, description: '' }))),
    origin: undefined,
    body: undefined,
    more: undefined,
  }
}

/** The servers of an operation that has its own. */
export const serverFacts = ({ servers = [] }: Operation): FactView[] =>
  servers.map((server) => {
    const description = firstSentence(server.description?.text ?? '')
    const url: InlineContent = [{ kind: 'code', text: server.url ?? '' }]
    const variables = server.variables.map(variableContent)
    return {
      label: 'Server',
      value: [
        ...url,
        ...(description === '' ? [] : [` (${description.replace(/\.$/, '')})`]),
        ...variables.flatMap((each, index): InlineContent => [index === 0 ? ', where ' : '; ', ...each]),
      ],
    }
  })

/** "`env` is `prod` or `stage`, by default `prod` (the environment)". */
function variableContent({ name, default: preset, values, description }: ServerVariable): InlineContent {
  const code = (text: string): InlineContent => [{ kind: 'code', text }]
  const meaning = firstSentence(description?.text ?? '').replace(/\.$/, '')
  const listed = values.length > 0 ? [' is ', ...listContent(values.map(code), ' or ')] : []
  const standard =
    preset === undefined ? [] : [values.length > 0 ? ', by default ' : ' is by default ', ...code(preset)]
  return joinContent([...code(name), ...listed, ...standard, ...(meaning === '' ? [] : [` (${meaning})`])])
}

import type { FactView, FieldView, InlineContent, ServerView } from '../../model/apiView.ts'
import { firstSentence } from '../../model/firstSentence.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { Operation } from '../read/operations.ts'
import { defaultAddress, type ServerVariable } from '../read/servers.ts'
import type { Context } from './context.ts'
import { filledContent, joinContent, oneOfContent } from './schema/typeContent.ts'
import { valuesView } from './schema/valuesView.ts'

export const serverViews = (context: Context): ServerView[] =>
  context.document.servers.map((server, index) => {
    const { url = '', name, description, variables } = server
    const number = String(index + 1)
    return {
      url,
      address: defaultAddress(server),
      where: variables.map((variable) => variableContent(variable, context.words)),
      name,
      description: context.texts.describe(description, `section-servers.${number}`),
      variables: variables.map((variable) => variableView(context, variable, number)),
    }
  })

function variableView({ anchors, texts, words }: Context, variable: ServerVariable, server: string): FieldView {
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
    facts: preset === undefined ? [] : [{ label: words.facts.default, value: [{ kind: 'code', text: preset }] }],
    values: valuesView(
      values.map((value) => ({ value, description: '' })),
      words,
    ),
    origin: undefined,
    body: undefined,
    more: undefined,
  }
}

/** The servers of an operation that has its own. */
export const serverFacts = ({ words }: Context, { servers = [] }: Operation): FactView[] =>
  servers.map((server) => {
    const description = firstSentence(server.description?.text ?? server.name ?? '')
    const url: InlineContent = [{ kind: 'code', text: server.url ?? '' }]
    const variables = server.variables.map((variable) => variableContent(variable, words))
    const address = [...url, ...(description === '' ? [] : [` (${description.replace(/\.$/, '')})`])]
    return {
      label: words.reference.server,
      value:
        variables.length === 0
          ? address
          : filledContent(words.servers.where, {
              server: address,
              variables: variables.flatMap((each, index): InlineContent => (index === 0 ? each : ['; ', ...each])),
            }),
    }
  })

/** "`env` is `prod` or `stage`, by default `prod` (the environment)". */
function variableContent({ name, default: preset, values, description }: ServerVariable, words: Texts): InlineContent {
  const { servers: texts } = words
  const code = (text: string): InlineContent => [{ kind: 'code', text }]
  const meaning = firstSentence(description?.text ?? '').replace(/\.$/, '')
  const [isGiven, hasDefault] = [values.length > 0, preset !== undefined]
  const text = isGiven ? (hasDefault ? texts.isWithDefault : texts.is) : hasDefault ? texts.isByDefault : '{variable}'
  const filled = filledContent(text, {
    variable: code(name),
    values: oneOfContent({ words }, values.map(code)),
    value: code(preset ?? ''),
  })
  return joinContent([...filled, ...(meaning === '' ? [] : [` (${meaning})`])])
}

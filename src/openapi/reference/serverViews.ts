import type { FactView, FieldView, ServerView, Words } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, scalarText, textOf } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import { firstSentence } from './firstSentence.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'
import { valueText } from './schema/factWords.ts'

export function serverViews(page: PageContext): ServerView[] {
  return itemsOf(childOf(page.document.root, 'servers')).map((node, index) => {
    const number = String(index + 1)
    return {
      url: scalarText(childOf(node, 'url')) ?? '',
      description: describe(page, childOf(node, 'description'), `section-servers.${number}`),
      variables: entriesOf(childOf(node, 'variables')).map(({ key, value }) => variableView(page, key, value, number)),
    }
  })
}

function variableView(page: PageContext, name: string, node: YamlNode, server: string): FieldView {
  const id = placeId(page, 'section', 'servers', server, name)
  const value = childOf(node, 'default')
  return {
    id,
    name,
    kind: 'named',
    type: ['string'],
    required: false,
    deprecated: false,
    direction: 'both',
    description: describe(page, childOf(node, 'description'), id),
    facts: value ? [{ label: 'Default', value: [{ kind: 'code', text: valueText(value) }] }] : [],
    values: itemsOf(childOf(node, 'enum')).map((each) => ({ value: valueText(each), description: '' })),
    origin: undefined,
    body: undefined,
  }
}

/** The servers of an operation that has its own. */
export function serverFacts({ servers }: Operation): FactView[] {
  return itemsOf(servers).map((server) => {
    const description = firstSentence(textOf(childOf(server, 'description')) ?? '')
    const url: Words = [{ kind: 'code', text: scalarText(childOf(server, 'url')) ?? '' }]
    return { label: 'Server', value: description === '' ? url : [...url, ` (${description.replace(/\.$/, '')})`] }
  })
}

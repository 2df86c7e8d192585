import type { Words } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, itemsOf } from '../read/document.ts'
import type { FlatSchema } from '../read/schema/flatten.ts'
import type { PageContext } from './pageContext.ts'
import { demands } from './schema/conditionWords.ts'
import { listWords, typeWords } from './schema/typeWords.ts'
import { valueViews } from './schema/valueViews.ts'

/** What a schema says of its fields and items as a whole, a sentence each. */
export function bodyNotes(page: PageContext, { keywords, forbidden, cut }: FlatSchema): Words[] {
  const notes: Words[] = cut ? [['It includes more schemas than can be shown here.']] : []
  const others = keywords.get('additionalProperties') ?? keywords.get('unevaluatedProperties')
  if (others?.kind === 'scalar' && others.value === false) notes.push(['No other fields are allowed.'])
  if (isTrue(others)) notes.push(['Other fields are allowed.'])
  for (const [index, each] of itemsOf(keywords.get('prefixItems')).entries()) {
    notes.push([`Item ${index + 1}: `, ...typeWords(page.links, each)])
  }
  return [...notes, ...forbidden.flatMap((node) => forbiddenNote(page, node))]
}

function forbiddenNote(page: PageContext, node: YamlNode): Words[] {
  const values =
    itemsOf(childOf(node, 'enum')).length > 0
      ? valueViews(new Map(entriesOf(node).map(({ key, value }) => [key, value])))
      : []
  if (values.length > 0)
    return [
      [
        'Must not be ',
        ...listWords(
          values.map(({ value }): Words => [{ kind: 'code', text: value }]),
          ' or ',
        ),
      ],
    ]
  const sentences = demands(page.links, node)
  return sentences.length === 0
    ? [['Must not be ', ...typeWords(page.links, node)]]
    : [['Must not hold: ', ...listWords(sentences, ' and ')]]
}

import type { SchemaView } from '../../model/apiView.ts'
import type { YamlEntry } from '../../yaml/node.ts'
import { isTrue, scalarText } from '../read/document.ts'
import { flatten } from '../read/schema/flatten.ts'
import { readSchema } from '../read/schema/schema.ts'
import { exampleViews, schemaExamples } from './exampleViews.ts'
import type { Owner } from './fieldView.ts'
import { describe, nameReference, type PageContext, placeId } from './pageContext.ts'
import { factsOf } from './schema/factWords.ts'
import { typeWords } from './schema/typeWords.ts'
import { valueViews } from './schema/valueViews.ts'
import { schemaBody } from './schemaBody.ts'

/** A schema of `components`, at its one place on the page. */
export function schemaView(page: PageContext, { key: name, value: node }: YamlEntry): SchemaView {
  const owner: Owner = { kind: 'schema', path: [name], expanded: false }
  const id = placeId(page, owner.kind, name)
  nameReference(page, name, id)
  const schema = readSchema(page.document, node)
  const { keywords } = schema.reference === undefined ? flatten(page.document, node) : schema
  const examples = schemaExamples(page, node).filter(({ value }) => value.kind !== 'scalar')
  return {
    id,
    name,
    title: scalarText(keywords.get('title')) ?? '',
    type: typeWords(page.links, node),
    deprecated: isTrue(keywords.get('deprecated')),
    description: describe(page, keywords.get('description'), id, 4),
    facts: factsOf(page.links, keywords),
    values: valueViews(keywords),
    body: schemaBody(page, itemsBehind(page, node), owner),
    examples: exampleViews(page, examples, 'application/json', id),
  }
}

/** The fields of a list are those of its items. */
function itemsBehind(page: PageContext, node: YamlEntry['value']): YamlEntry['value'] {
  const { keywords, reference } = readSchema(page.document, node)
  const items = keywords.get('items')
  if (!items || reference !== undefined || keywords.has('properties')) return node
  const schema = readSchema(page.document, items)
  return schema.name === undefined ? itemsBehind(page, items) : node
}

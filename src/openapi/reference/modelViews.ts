import type { ModelView } from '../../model/apiView.ts'
import type { Group } from '../read/groupTree.ts'
import { type Model, modelsOf } from '../read/models.ts'
import { allowedValues } from '../read/schema/allowedValues.ts'
import { addressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { exampleViews } from './exampleViews.ts'
import { ownerOf } from './owner.ts'
import { factsOf } from './schema/factContent.ts'
import { valuesView } from './schema/valuesView.ts'
import { quote } from './schemaBody.ts'

/** The schemas that the text of a tag shows, one level open. Each keeps its own place, to which it links. */
export function modelViews(context: Context, group: Group): ModelView[] {
  const models = modelsOf(group, context.document)
  // The text, too, has a link in the place of each.
  return models.map((model) => modelView(context, model, models.length > 1))
}

function modelView(context: Context, { field: { name, schema }, media }: Model, isNamed: boolean): ModelView {
  const { anchors, links, texts, bodyExamples } = context
  const id = anchors.idOf('schema', name)
  const { keywords } = schema.reference === undefined ? schema.flat() : schema
  return {
    id,
    type: '',
    schema: isNamed ? [{ kind: 'link', text: name, href: addressOf(id) }] : [],
    facts: factsOf(links, keywords),
    description: texts.describe(keywords.description, id, 4),
    values: valuesView(allowedValues(keywords), context.words),
    jsonSchema: undefined,
    encoding: [],
    body: quote(context, schema, { ...ownerOf('schema', name), direction: 'response' }),
    more: undefined,
    couple: undefined,
    examples: exampleViews(context, bodyExamples(media, 'response'), media.type, `${id}.model`),
  }
}

import type { CaseTable, SchemaBody, SchemaView } from '../../model/apiView.ts'
import { textOfLine } from '../../model/code.ts'
import { type Example, exampleText } from '../read/examples.ts'
import { docsAt } from '../read/info.ts'
import { asBody } from '../read/models.ts'
import { allowedValues } from '../read/schema/allowedValues.ts'
import { listItems } from '../read/schema/listItems.ts'
import type { Field, Schema } from '../read/schema/schema.ts'
import { moreFacts } from './addressFacts.ts'
import type { Context } from './context.ts'
import { exampleViews } from './exampleViews.ts'
import { ownerOf } from './owner.ts'
import { factsOf } from './schema/factContent.ts'
import { typeContent } from './schema/typeContent.ts'
import { valuesView } from './schema/valuesView.ts'
import { schemaBody } from './schemaBody.ts'

/** The section of a schema of `components`. */
export function schemaView(context: Context, field: Field): SchemaView {
  const { name, schema } = field
  const { anchors, texts, links } = context
  const id = anchors.idOf('schema', name)
  const { keywords } = schema.reference === undefined ? schema.flat() : schema
  const body = schemaBody(context, itemsBehind(schema), ownerOf('schema', name))
  const examples = besideCases(context.schemaExamples(field), body.cases)
  return {
    id,
    name,
    title: keywords.title?.text ?? '',
    type: typeContent(links, schema),
    deprecated: keywords.deprecated,
    description: texts.describe(keywords.description, id, 4),
    facts: [...factsOf(links, keywords), ...moreFacts(context, docsAt(keywords.written.get('externalDocs'), schema))],
    values: valuesView(allowedValues(keywords), context.words),
    body,
    examples: exampleViews(context, examples, asBody(field, context.document).type, id),
  }
}

/** The examples without those that the cases of a field show; the first one if they show all. */
function besideCases(examples: Example[], cases: CaseTable[]): Example[] {
  const shown = new Set(
    cases.flatMap((table) => table.examples.map(({ code }) => code.lines.map(textOfLine).join('\n'))),
  )
  const others = examples.filter((example) => !shown.has(exampleText(example)))
  const kept = others.length > 0 ? others : examples.slice(0, 1)
  return kept.length === 1 ? kept.map((only) => ({ ...only, number: undefined })) : kept
}

/** The fields of an object, or of the items of a list that are all alike. */
function itemsBehind(schema: Schema): Schema {
  const items = listItems(schema)
  if (!items || schema.reference !== undefined || schema.flat().keywords.has('prefixItems')) return schema
  return items.name === undefined ? itemsBehind(items) : schema
}

/** The ids of a schema and its fields, by their names in `api:` links: `Offer`, `Offer.issuer`. */
export const namesOfSchema = ({ name, id, body }: SchemaView): [name: string, id: string][] => [
  [name, id],
  ...namesInside(body, [name]),
]

const namesInside = ({ fields, choices }: SchemaBody, path: string[]): [string, string][] => [
  ...fields.flatMap(({ id, kind, name, body }): [string, string][] => {
    const own = [...path, kind === 'other' ? '*' : name]
    return [
      ...(id === undefined ? [] : [[own.join('.'), id] as [string, string]]),
      ...(body ? namesInside(body, own) : []),
    ]
  }),
  ...choices.flatMap(({ options }) =>
    options.flatMap(({ body }, index) => (body ? namesInside(body, [...path, String(index + 1)]) : [])),
  ),
]

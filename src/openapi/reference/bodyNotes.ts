import type { InlineContent } from '../../model/apiView.ts'
import { allowedValues } from '../read/schema/allowedValues.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { demands } from './schema/conditionContent.ts'
import type { SchemaLinks } from './schema/schemaLinks.ts'
import { filledContent, listContent, oneOfContent, typeContent } from './schema/typeContent.ts'

/** Sentences about the properties and items of a schema as a whole. */
export function bodyNotes(links: SchemaLinks, { keywords, forbidden, cut }: FlatSchema): InlineContent[] {
  const { notes: texts } = links.words
  const notes: InlineContent[] = cut ? [[texts.cut]] : []
  const others = keywords.otherProperties
  if (others?.kind === 'false') notes.push([texts.closed])
  if (others?.kind === 'true') notes.push([texts.open])
  for (const [index, each] of keywords.schemas('prefixItems').entries()) {
    notes.push(filledContent(texts.item, { number: [String(index + 1)], type: typeContent(links, each) }))
  }
  return [...notes, ...forbidden.flatMap((schema) => forbiddenNote(links, schema))]
}

function forbiddenNote(links: SchemaLinks, schema: Schema): InlineContent[] {
  const { notes: texts, types } = links.words
  const values = schema.keywords.enum.length > 0 ? allowedValues(schema.keywords) : []
  const listed = values.map(({ value }): InlineContent => [{ kind: 'code', text: value }])
  if (listed.length > 0) return [filledContent(texts.not, { values: oneOfContent(links, listed) })]
  const { keywords } = schema
  if (keywords.required.length > 1 && keywords.hasOnly('required')) {
    const names = keywords.required.map((text): InlineContent => [{ kind: 'code', text }])
    return [filledContent(texts.notTogether, { fields: listContent(links.words, names, types.and) })]
  }
  const sentences = demands(links, schema)
  return sentences.length === 0
    ? [filledContent(texts.not, { values: typeContent(links, schema) })]
    : [filledContent(texts.mustNotHold, { conditions: listContent(links.words, sentences, types.and) })]
}

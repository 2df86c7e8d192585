import type { InlineContent } from '../../model/apiView.ts'
import { allowedValues } from '../read/schema/allowedValues.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { demands } from './schema/conditionContent.ts'
import type { SchemaLinks } from './schema/schemaLinks.ts'
import { listContent, typeContent } from './schema/typeContent.ts'

/** Sentences about the properties and items of a schema as a whole. */
export function bodyNotes(links: SchemaLinks, { keywords, forbidden, cut }: FlatSchema): InlineContent[] {
  const notes: InlineContent[] = cut ? [['It includes more schemas than can be shown here.']] : []
  const others = keywords.otherProperties
  if (others?.kind === 'false') notes.push(['No other fields are allowed.'])
  if (others?.kind === 'true') notes.push(['Other fields are allowed.'])
  for (const [index, each] of keywords.schemas('prefixItems').entries()) {
    notes.push([`Item ${index + 1}: `, ...typeContent(links, each)])
  }
  return [...notes, ...forbidden.flatMap((schema) => forbiddenNote(links, schema))]
}

function forbiddenNote(links: SchemaLinks, schema: Schema): InlineContent[] {
  const values = schema.keywords.enum.length > 0 ? allowedValues(schema.keywords) : []
  const listed = values.map(({ value }): InlineContent => [{ kind: 'code', text: value }])
  if (listed.length > 0) return [['Must not be ', ...listContent(listed, ' or ')]]
  const { keywords } = schema
  if (keywords.required.length > 1 && keywords.hasOnly('required')) {
    const names = keywords.required.map((text): InlineContent => [{ kind: 'code', text }])
    return [['Must not be given together: ', ...listContent(names, ' and ')]]
  }
  const sentences = demands(links, schema)
  return sentences.length === 0
    ? [['Must not be ', ...typeContent(links, schema)]]
    : [['Must not hold: ', ...listContent(sentences, ' and ')]]
}

import type { Words } from '../../model/apiView.ts'
import { allowedValues } from '../read/schema/allowedValues.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { demands } from './schema/conditionWords.ts'
import type { SchemaLinks } from './schema/schemaLinks.ts'
import { listWords, typeWords } from './schema/typeWords.ts'

/** Sentences about the properties and items of a schema as a whole. */
export function bodyNotes(links: SchemaLinks, { keywords, forbidden, cut }: FlatSchema): Words[] {
  const notes: Words[] = cut ? [['It includes more schemas than can be shown here.']] : []
  const others = keywords.otherProperties
  if (others?.kind === 'false') notes.push(['No other fields are allowed.'])
  if (others?.kind === 'true') notes.push(['Other fields are allowed.'])
  for (const [index, each] of keywords.schemas('prefixItems').entries()) {
    notes.push([`Item ${index + 1}: `, ...typeWords(links, each)])
  }
  return [...notes, ...forbidden.flatMap((schema) => forbiddenNote(links, schema))]
}

function forbiddenNote(links: SchemaLinks, schema: Schema): Words[] {
  const values = schema.keywords.enum.length > 0 ? allowedValues(schema.keywords) : []
  const listed = values.map(({ value }): Words => [{ kind: 'code', text: value }])
  if (listed.length > 0) return [['Must not be ', ...listWords(listed, ' or ')]]
  const sentences = demands(links, schema)
  return sentences.length === 0
    ? [['Must not be ', ...typeWords(links, schema)]]
    : [['Must not hold: ', ...listWords(sentences, ' and ')]]
}

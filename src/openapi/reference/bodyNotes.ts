import type { InlineContent } from '../../model/apiView.ts'
import { allowedValues } from '../read/schema/allowedValues.ts'
import type { FlatSchema, Keywords, Schema } from '../read/schema/schema.ts'
import { demands, limitContents } from './schema/conditionContent.ts'
import type { SchemaLinks } from './schema/schemaLinks.ts'
import { filledContent, listContent, oneOfContent, typeContent } from './schema/typeContent.ts'

/** Sentences about the properties and items of a schema as a whole. */
export function bodyNotes(links: SchemaLinks, { keywords, forbidden, cut }: FlatSchema): InlineContent[] {
  const { notes: texts } = links.words
  const notes: InlineContent[] = cut ? [[texts.cut]] : []
  const others = keywords.otherProperties
  if (others?.kind === 'false') notes.push([texts.closed])
  if (others?.kind === 'true') notes.push([texts.open])
  return [...notes, ...forbidden.flatMap((schema) => forbiddenNote(links, schema))]
}

/** What each item is that is described by its position. */
export const itemNotes = (links: SchemaLinks, keywords: Keywords): InlineContent[] =>
  keywords.schemas('prefixItems').map((each, index) => {
    const { title, description } = each.keywords
    const parts = [typeContent(links, each), ...limitContents(links, each)]
    const words = [title, description].flatMap((text) => text?.text.trim().replace(/\s+/g, ' ') || [])
    const said: InlineContent = words.length > 0 ? [` – ${words.join(': ')}`] : []
    const type = [...listContent(links.words, parts, links.words.comma), ...said]
    return filledContent(links.words.notes.item, { number: [String(index + 1)], type })
  })

/** The same for a list with other items after those, where a type does not name all of them. */
export function notesOfPositions(links: SchemaLinks, { keywords }: Schema): InlineContent[] {
  const says = (each: Schema): boolean =>
    each.keywords.title !== undefined ||
    each.keywords.description !== undefined ||
    limitContents(links, each).length > 0
  return keywords.schemas('prefixItems').some(says) ? itemNotes(links, keywords) : []
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

import type { InlineContent } from '../../../model/apiView.ts'
import { withinSentence } from '../../../model/texts/texts.ts'
import type { Case } from '../../read/schema/cases.ts'
import type { FlatField } from '../../read/schema/schema.ts'
import { limitsOf } from './factContent.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { typeContent } from './typeContent.ts'

/** The limits of a field in each case, and what its text contains, without those that are listed with the field, whatever the case. */
export function caseLimits(
  links: SchemaLinks,
  name: string,
  cases: Case[],
  own: FlatField | undefined,
): InlineContent[][] {
  const named = (fields: FlatField[]): FlatField[] => fields.filter((field) => field.name === name)
  const all = cases.map(({ effect }) => limitsByText(links, named(effect.fields)))
  // Without a field of its own, the schema lists that of the first case.
  const mentioned = all.filter((_, index) => named(cases[index]?.effect.fields ?? []).length > 0)
  const listed = own ? [limitsByText(links, [own])] : mentioned
  return all.map((limits) =>
    [...limits].filter(([text]) => !listed.every((each) => each.has(text))).map(([, content]) => content),
  )
}

/** Those of a field that several conditions restrict are all of theirs. A constant is among its allowed values. */
function limitsByText(links: SchemaLinks, fields: FlatField[]): Map<string, InlineContent> {
  const { words } = links
  const facts = fields
    .flatMap(({ schema }) => limitsOf(links, schema.flat().keywords))
    .filter(({ label }) => label !== words.facts.always)
  const limits = facts.map(({ label, value }): InlineContent => [`${withinSentence(words, label)} `, ...value])
  const contents = fields
    .filter(({ schema }) => schema.flat().keywords.has('contentSchema'))
    .map(({ schema }) => typeContent(links, schema))
  return new Map([...contents, ...limits].map((each) => [JSON.stringify(each), each]))
}

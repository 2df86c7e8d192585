import type { CaseCell, CaseTable, InlineContent } from '../../../model/apiView.ts'
import type { Texts } from '../../../model/texts/texts.ts'
import type { Cases } from '../../read/schema/cases.ts'
import type { Effect } from '../../read/schema/effect.ts'
import type { FlatSchema } from '../../read/schema/schema.ts'
import { visible } from '../../read/schema/visible.ts'
import { caseLimits } from './caseLimits.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { filledContent, listContent } from './typeContent.ts'

// Longer tables cannot be taken in at a glance.
const MAX_ROWS = 25

/** A schema that cases are about, and the index of each of its fields: it may have a table for each of thousands. */
type CasesOf = { flat: FlatSchema; known: ReadonlyMap<string, number> }

export const casesOf = (flat: FlatSchema): CasesOf => ({
  flat,
  known: new Map(flat.fields.map(({ name }, index) => [name, index])),
})

/** "When priceType is fixed range no_price", by property. Undefined if all cases are equal. */
export function caseTable(
  { field: deciding, cases, decidedBy }: Cases,
  { flat, known }: CasesOf,
  hrefOf: (field: string) => string,
  links: SchemaLinks,
): Omit<CaseTable, 'examples'> | undefined {
  const names = namesIn(
    cases.map(({ effect }) => effect),
    known,
  ).filter((name) => name !== deciding)
  const rows: CaseTable['rows'] = []
  for (const name of names) {
    const always = { required: flat.required.has(name), known: known.has(name) }
    // Fields that only a named schema has are described with that schema.
    const isHere = decidedBy !== 'schema' || always.known
    const limits = isHere ? caseLimits(links, name, cases, flat.fields[known.get(name) ?? -1]) : []
    const cells = cases.map(({ effect }, index) =>
      cell(name, { effect, limits: limits[index] ?? [] }, always, links.words),
    )
    if (!differ(cells)) continue
    // A row is as long as there are cases, so no more are made than can be shown.
    if (rows.length === MAX_ROWS) return undefined
    rows.push({ field: name, href: isHere ? hrefOf(name) : undefined, cells })
  }
  return rows.length === 0 ? undefined : { field: deciding, cases: cases.map(({ value }) => value), rows }
}

const differ = (cells: CaseCell[]): boolean => new Set(cells.map(({ text }) => JSON.stringify(text))).size > 1

/** The fields that differ in any case, in the order of the schema. */
function namesIn(effects: Effect[], known: ReadonlyMap<string, number>): string[] {
  const mentioned = new Set(
    effects.flatMap(({ required, forbidden, fields }) => [
      ...required,
      ...forbidden,
      ...fields.map(({ name }) => name),
    ]),
  )
  if (effects.some((effect) => effect.closed)) return [...new Set([...known.keys(), ...mentioned])]
  const placeOf = (name: string): number => known.get(name) ?? known.size
  return [...mentioned].sort((a, b) => placeOf(a) - placeOf(b))
}

/** What is true of a field whatever the case. */
type Always = { required: boolean; known: boolean }

type Meaning = { effect: Effect; limits: InlineContent[] }

function cell(name: string, { effect, limits }: Meaning, always: Always, { cases: texts, comma }: Texts): CaseCell {
  const notAllowed: CaseCell = { kind: 'excluded', text: texts.notAllowed }
  const mentioned = effect.fields.some((field) => field.name === name)
  if (effect.forbidden.has(name)) return notAllowed
  const required = always.required || effect.required.has(name)
  if (!mentioned && !required && effect.closed) return notAllowed
  if (!mentioned && !required && !always.known) return { kind: 'excluded', text: texts.notUsed }
  const kind = required ? 'required' : 'allowed'
  const said = [...(effect.values.get(name) ?? []).map((value): InlineContent => [visible(value)]), ...limits]
  if (said.length === 0) return { kind, text: texts[kind] }
  const values = listContent({ comma }, said, comma)
  const [text = '', ...more] = filledContent(texts.withValues, { state: [texts[kind]], values })
  return { kind, text: more.length === 0 && typeof text === 'string' ? text : [text, ...more] }
}

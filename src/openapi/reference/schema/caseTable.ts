import type { CaseCell, CaseTable } from '../../../model/apiView.ts'
import { fill, type Texts } from '../../../model/texts/texts.ts'
import type { Cases } from '../../read/schema/cases.ts'
import type { Effect } from '../../read/schema/effect.ts'
import type { FlatSchema } from '../../read/schema/schema.ts'

// Longer tables cannot be taken in at a glance.
const MAX_ROWS = 25

/** "When priceType is fixed range no_price", by property. Undefined if all cases are equal. */
export function caseTable(
  { field: deciding, cases, decidedBy }: Cases,
  flat: FlatSchema,
  hrefOf: (field: string) => string,
  texts: Texts,
): Omit<CaseTable, 'examples'> | undefined {
  const known = new Set(flat.fields.map(({ name }) => name))
  const rows = namesIn(
    cases.map(({ effect }) => effect),
    [...known],
  )
    .filter((name) => name !== deciding)
    .map((name) => ({
      field: name,
      // Fields that only a named schema has are described with that schema.
      href: decidedBy !== 'schema' || known.has(name) ? hrefOf(name) : undefined,
      cells: cases.map(({ effect }) =>
        cell(name, effect, { required: flat.required.has(name), known: known.has(name) }, texts),
      ),
    }))
    .filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1)
  return rows.length === 0 || rows.length > MAX_ROWS
    ? undefined
    : { field: deciding, cases: cases.map(({ value }) => value), rows }
}

/** The fields that differ in any case, in the order of the schema. */
function namesIn(effects: Effect[], known: string[]): string[] {
  const mentioned = new Set(
    effects.flatMap(({ required, forbidden, fields }) => [
      ...required,
      ...forbidden,
      ...fields.map(({ name }) => name),
    ]),
  )
  const closed = effects.some((effect) => effect.closed)
  const ordered = known.filter((name) => mentioned.has(name) || closed)
  return [...new Set([...ordered, ...mentioned])]
}

/** What is true of a field whatever the case. */
type Always = { required: boolean; known: boolean }

function cell(name: string, effect: Effect, always: Always, { cases: texts, comma }: Texts): CaseCell {
  const notAllowed: CaseCell = { kind: 'excluded', text: texts.notAllowed }
  const mentioned = effect.fields.some((field) => field.name === name)
  if (effect.forbidden.has(name)) return notAllowed
  const required = always.required || effect.required.has(name)
  if (!mentioned && !required && effect.closed) return notAllowed
  if (!mentioned && !required && !always.known) return { kind: 'excluded', text: texts.notUsed }
  const kind = required ? 'required' : 'allowed'
  const values = effect.values.get(name)
  return {
    kind,
    text: values ? fill(texts.withValues, { state: texts[kind], values: values.join(comma) }) : texts[kind],
  }
}

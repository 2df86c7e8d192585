import type { CaseTable } from '../../model/apiView.ts'
import type { Cases } from '../read/schema/cases.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { addressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { exampleViews } from './exampleViews.ts'
import type { Owner } from './owner.ts'
import { casesOf, caseTable } from './schema/caseTable.ts'

// Each example has the fields of the whole schema: with one for each of its fields they would grow with the square.
const MOST_WITH_EXAMPLES = 20

/**
 * How the values of fields affect others. At a body, the examples of a schema are not repeated, and its alternatives are
 * shown as such.
 */
export function caseTables(
  context: Context,
  { schema, flat, all }: { schema: Schema; flat: FlatSchema; all: Cases[] },
  owner: Owner,
): CaseTable[] {
  const { anchors, links, caseExamples } = context
  const id = anchors.idOf(owner.kind, ...owner.path)
  const shown = owner.isQuoted || owner.kind !== 'schema' ? all.filter(({ decidedBy }) => decidedBy !== 'schema') : all
  const hasExamples = !owner.isQuoted && shown.length <= MOST_WITH_EXAMPLES
  const about = casesOf(flat)
  return shown.flatMap((cases): CaseTable[] => {
    const table = caseTable(cases, about, (field) => addressOf(anchors.idOf(owner.kind, ...owner.path, field)), links)
    const examples = table && hasExamples ? caseExamples(schema, flat, cases) : []
    return table ? [{ ...table, examples: exampleViews(context, examples, 'application/json', id) }] : []
  })
}

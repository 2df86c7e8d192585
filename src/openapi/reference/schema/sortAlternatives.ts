import type { InlineContent } from '../../../model/apiView.ts'
import { constantsAmong } from '../../read/schema/allowedValues.ts'
import { type Cases, casesOfAlternatives, casesOfSchemas } from '../../read/schema/cases.ts'
import type { Alternatives, FlatSchema } from '../../read/schema/schema.ts'
import { requiredOneOf } from './conditionContent.ts'
import type { SchemaLinks } from './schemaLinks.ts'

/** Alternatives with a discriminating field become a table, those that only require fields a sentence, others choices. */
export function sortAlternatives(links: SchemaLinks, flat: FlatSchema) {
  const decided: Cases[] = []
  const choices: Alternatives[] = []
  const notes: InlineContent[] = []
  for (const each of flat.alternatives) {
    const cases = casesOfAlternatives(each)
    const note = cases ? undefined : requiredOneOf(links, each)
    const bySchema = cases ? undefined : casesOfSchemas(each)
    if (bySchema) decided.push(bySchema)
    if (cases) decided.push(cases)
    else if (note) notes.push(note)
    // Alternatives that are constants with a description are listed as values.
    else if (constantsAmong(each.schemas).length === 0) choices.push(each)
  }
  return { decided, choices, notes }
}

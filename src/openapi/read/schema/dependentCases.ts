import { both, type Cases, NOT_GIVEN } from './cases.ts'
import { type Effect, effectOf, NO_EFFECT } from './effect.ts'
import type { FlatSchema } from './schema.ts'

const GIVEN = 'given'

/** The constraints on other fields if a field is present: `dependentRequired` and `dependentSchemas`. */
export function casesOfDependents({ keywords }: FlatSchema): Cases[] {
  const effects = new Map<string, Effect>()
  const add = (field: string, effect: Effect): void => {
    effects.set(field, both(effects.get(field) ?? NO_EFFECT, effect))
  }
  for (const { name, required } of keywords.dependentRequired) add(name, { ...NO_EFFECT, required: new Set(required) })
  for (const { name, schema } of keywords.dependentSchemas) add(name, effectOf(schema))
  return [...effects].map(([field, effect]) => ({
    field,
    cases: [
      { value: GIVEN, effect, absent: false },
      { value: NOT_GIVEN, effect: NO_EFFECT, absent: true },
    ],
    decidedBy: 'presence',
  }))
}

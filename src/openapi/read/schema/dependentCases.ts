import type { YamlNode } from '../../../yaml/node.ts'
import { entriesOf, itemsOf, type SpecDocument, textOf } from '../document.ts'
import { both, type Cases, NOT_GIVEN } from './cases.ts'
import { type Effect, effectOf, NO_EFFECT } from './effect.ts'
import type { FlatSchema } from './flatten.ts'

const GIVEN = 'given'

/** What it means for other fields that one is there: `dependentRequired` and `dependentSchemas`. */
export function casesOfDependents(document: SpecDocument, { keywords }: FlatSchema): Cases[] {
  const effects = new Map<string, Effect>()
  const add = (field: string, effect: Effect): void => {
    effects.set(field, both(effects.get(field) ?? NO_EFFECT, effect))
  }
  for (const { key, value } of entriesOf(keywords.get('dependentRequired'))) {
    add(key, { ...NO_EFFECT, required: new Set(namesIn(value)) })
  }
  for (const { key, value } of entriesOf(keywords.get('dependentSchemas'))) add(key, effectOf(document, value))
  return [...effects].map(([field, effect]) => ({
    field,
    cases: [
      { value: GIVEN, effect, absent: false },
      { value: NOT_GIVEN, effect: NO_EFFECT, absent: true },
    ],
    decidedBy: 'presence',
  }))
}

const namesIn = (node: YamlNode): string[] => itemsOf(node).flatMap((name) => textOf(name) ?? [])

import { effectOf } from '../read/schema/effect.ts'
import type { Alternatives, FlatSchema } from '../read/schema/schema.ts'

/** The fields that an object must have, or not have, once alternatives are chosen. */
type ChosenNames = { required: ReadonlySet<string>; left: ReadonlySet<string> }

/** The constraints of alternatives such as `{ required: [a] }` on the fields beside them. */
export function chosenNames({ alternatives, required }: FlatSchema, alternative: number): ChosenNames {
  const own = alternatives.flatMap(({ schemas }) => schemas[Math.min(alternative, schemas.length - 1)] ?? [])
  const wanted = new Set([...required, ...own.flatMap((each) => [...each.flat().required])])
  const left = [
    ...own.flatMap((each) => [...effectOf(each).forbidden]),
    ...alternatives.flatMap((each) => namesOfOthers(each, alternative)),
  ]
  return { required: wanted, left: new Set(left.filter((name) => !wanted.has(name))) }
}

/** The fields that only another alternative of a `oneOf` requires: with them, both would match. */
export function namesOfOthers({ kind, schemas }: Alternatives, alternative: number): string[] {
  if (kind !== 'oneOf') return []
  const own = schemas[Math.min(alternative, schemas.length - 1)]
  const required = own?.flat().required
  return schemas.flatMap((each) => [...each.flat().required]).filter((name) => !required?.has(name))
}

import { error, type Problem } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import { slotsIn } from '../model/texts/texts.ts'
import type { Placed } from '../yaml/values.ts'

/** Reports the names between braces in an address that nothing is filled in for. */
export function unknownPlaceholders({ value, place }: Placed<string>, known: string[]): Problem[] {
  const names = known.map((name) => `{${name}}`)
  return slotsIn(value)
    .filter((slot) => !known.includes(slot))
    .map((slot) => {
      const fix = didYouMean(`{${slot}}`, names) ?? `write one of ${names.join(', ')}`
      return error('invalid-config', place, { message: `"{${slot}}" is not a known placeholder`, fix })
    })
}

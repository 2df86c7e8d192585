import { CALLEE } from './read/javascript/scope.ts'
import { isObject, type Json, textAt } from './read/json.ts'
import type { ForeignPlace, Tally } from './tally.ts'

/** Notes the settings whose values only a program makes, such as a sidebar that a package reads from the folders. */
export function noteCalls(value: Json | undefined, place: ForeignPlace, tally: Tally): void {
  const called = textAt(value, CALLEE)
  if (called !== undefined) tally.note(`configuration: what "${called}" returns`, 'left', place)
  else if (isObject(value)) for (const inner of Object.values(value)) noteCalls(inner, place, tally)
  else if (Array.isArray(value)) for (const inner of value) noteCalls(inner, place, tally)
}

import { jsonOf } from '../../yaml/exactJson.ts'
import { type ExactValue, toNode } from '../../yaml/node.ts'
import type { Example } from '../read/examples.ts'
import { type ChoiceWords, choiceNames } from '../read/schema/choiceNames.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import { isSelected, judgeAlternative, onlyChoice } from './onlyChoice.ts'
import type { ProvenSamples } from './provenSample.ts'
import type { Validator } from './validator.ts'

/** A generated example of each alternative of a schema, or a list of it, with one choice; empty if it has none, or several. */
export function choiceExamples(
  schema: Schema,
  direction: Direction,
  proven: ProvenSamples,
  words: ChoiceWords,
): Example[] {
  const only = onlyChoice(schema)
  if (!only) return []
  const names = choiceNames(only.choice, words)
  const seen = new Set<string>()
  return only.choice.schemas.flatMap((_, index): Example[] => {
    const value = proven.ofAlternative(schema, direction, index)
    const written = value === undefined ? '' : jsonOf(value)
    if (value === undefined || seen.has(written)) return []
    seen.add(written)
    const name = names[index] ?? ''
    const node = toNode(value, schema.place)
    return [{ name, value: node, kind: 'made', description: undefined, choice: name }]
  })
}

/** The name of the one alternative that a value matches; undefined if the schema has no choice, or several fit. */
export function choiceOf(
  schema: Schema,
  value: ExactValue,
  direction: Direction,
  validator: Validator,
  words: ChoiceWords,
): string | undefined {
  const only = onlyChoice(schema)
  if (!only) return undefined
  const judge = (alternative: Schema, part: ExactValue) => validator.judge(alternative, part, direction)
  const fitting = choiceNames(only.choice, words).filter(
    (_, index) => isSelected(only, index, value) && judgeAlternative(only, index, value, judge)?.length === 0,
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

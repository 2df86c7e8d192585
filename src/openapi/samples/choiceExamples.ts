import { jsonOf } from '../../yaml/exactJson.ts'
import { type ExactValue, toNode } from '../../yaml/node.ts'
import type { Example } from '../read/examples.ts'
import { type ChoiceWords, choiceNames } from '../read/schema/choiceNames.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import type { ProvenSamples } from './provenSample.ts'
import type { Validator } from './validator.ts'

// More would be most of the page.
const MOST_CHOICES = 16

/** A generated example of each alternative of a schema with one choice; empty if it has none, or several. */
export function choiceExamples(
  schema: Schema,
  direction: Direction,
  proven: ProvenSamples,
  words: ChoiceWords,
): Example[] {
  const [choice, ...others] = schema.flat().alternatives
  if (!choice || others.length > 0 || choice.schemas.length > MOST_CHOICES) return []
  const names = choiceNames(choice, words)
  const seen = new Set<string>()
  return choice.schemas.flatMap((_, index): Example[] => {
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
  const [choice, ...others] = schema.flat().alternatives
  if (!choice || others.length > 0 || choice.schemas.length > MOST_CHOICES) return undefined
  const fitting = choiceNames(choice, words).filter((_, index) => {
    const alternative = choice.schemas[index]
    return alternative && validator.judge(alternative, value, direction)?.length === 0
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

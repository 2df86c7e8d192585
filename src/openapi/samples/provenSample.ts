import { jsonOf } from '../../yaml/exactJson.ts'
import type { ExactValue } from '../../yaml/node.ts'
import { chainOfSchema } from '../read/schema/chain.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Tolerance } from '../read/schema/jsonSchema.ts'
import type { Schema } from '../read/schema/schema.ts'
import type { Judge } from './corrected.ts'
import { showsNothing } from './emptySample.ts'
import { judgeAlternative, onlyChoice } from './onlyChoice.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import { type SampleOptions, sampleValue } from './sampleValue.ts'
import type { Validator } from './validator.ts'
import { withFitting } from './withFitting.ts'
import { withMissing } from './withMissing.ts'
import { withoutFaults } from './withoutFaults.ts'

// A longer sample does not help readers.
const LONGEST = 6000

// Some of what is made is left out again.
const LEEWAY = 2

const lengthOf = (value: ExactValue): number => jsonOf(value).length

type Attempt = Omit<SampleOptions, 'direction' | 'textOfPattern' | 'partial' | 'length'>

// What is too long is made with fewer levels and values.
const EXTENTS = [
  { levels: 8, values: 300 },
  { levels: 3, values: 60 },
  { levels: 4, values: 25 },
  { levels: 4, values: 12 },
  { levels: 4, values: 6 },
  { levels: 1, values: 10 },
  { levels: 8, values: 8 },
]

const wholeWith = (alternative: number): Attempt[] =>
  EXTENTS.map((extent) => ({ ...extent, optional: true, alternative }))

const partsWith = (alternative: number): Attempt[] => [
  { levels: 8, values: 300, optional: false, alternative },
  { levels: 2, values: 25, optional: true, alternative, withoutGiven: true },
]

type Stage = { tolerance: Tolerance; attempts: Attempt[] }

/**
 * What is strictly right comes first. Readers are better served by a sample that is valid but for its alternative than
 * by one that shows less, and by one that is valid but for a field that cannot be made than by none.
 */
function stagesWith(alternatives: number[]): Stage[] {
  const whole = alternatives.flatMap(wholeWith)
  const parts = alternatives.flatMap(partsWith)
  return [
    { tolerance: 'none', attempts: whole },
    { tolerance: 'choices', attempts: whole },
    { tolerance: 'none', attempts: parts },
    { tolerance: 'choices', attempts: parts },
    { tolerance: 'fields', attempts: [...whole, ...parts] },
  ]
}

const STAGES = stagesWith([0, 1])

/** Generated values that are valid against their schema, or nearly so; undefined if no attempt is. */
export type ProvenSamples = {
  of(schema: Schema, direction: Direction): ExactValue | undefined
  /** One that matches an alternative, by its index. */
  ofAlternative(schema: Schema, direction: Direction, alternative: number): ExactValue | undefined
}

/** What hundreds of answers with no more than a reference to it mean. */
const meantBy = (schema: Schema): Schema =>
  chainOfSchema(schema).find(({ keywords }) => !keywords.hasOnly('$ref', 'description')) ?? schema

type JudgeWith = (value: ExactValue, tolerance: Tolerance) => ReturnType<Judge>

/** Many attempts make the same value, and judging one asks each alternative of each choice in it. */
function judgeOnce(judge: JudgeWith): JudgeWith {
  const known = new Map<string, ReturnType<Judge>>()
  return (value, tolerance) => {
    const key = `${tolerance} ${jsonOf(value)}`
    if (!known.has(key)) known.set(key, judge(value, tolerance))
    return known.get(key)
  }
}

/** @param longest of a sample with more than the required fields, as JSON, in characters */
export function provenSamples(
  validator: Validator,
  longest: number | undefined,
  textOfPattern: TextOfPattern | undefined,
): ProvenSamples {
  const known = {
    request: new Map<Schema, ExactValue | undefined>(),
    response: new Map<Schema, ExactValue | undefined>(),
  }
  /** @param also what else the value has to match */
  const prove = (
    schema: Schema,
    direction: Direction,
    stages: Stage[],
    also?: (value: ExactValue, judge: (schema: Schema, part: ExactValue) => ReturnType<Judge>) => ReturnType<Judge>,
  ): ExactValue | undefined => {
    const judgeBoth = judgeOnce((value, tolerance) => {
      const judgeIn = (each: Schema, part: ExactValue) => validator.judge(each, part, direction, tolerance)
      const errors = judgeIn(schema, value)
      return errors?.length === 0 ? (also?.(value, judgeIn) ?? errors) : errors
    })
    for (const { tolerance, attempts } of stages) {
      const judge: Judge = (value) => judgeBoth(value, tolerance)
      for (const attempt of attempts) {
        const most = attempt.optional && longest ? longest : LONGEST
        const options = { direction, textOfPattern, partial: tolerance === 'fields', ...attempt }
        const proof = proofOf(schema, options, most, judge)
        if (proof.kind === 'proven') return proof.value
        // A schema that cannot judge will not judge the next attempt either.
        if (proof.kind === 'unjudged') return undefined
      }
    }
    return undefined
  }
  return {
    of(schema, direction) {
      const samples = known[direction]
      const meant = meantBy(schema)
      if (!samples.has(meant)) samples.set(meant, prove(schema, direction, STAGES))
      return samples.get(meant)
    },
    ofAlternative(schema, direction, alternative) {
      const only = onlyChoice(schema)
      return prove(
        schema,
        direction,
        stagesWith([alternative]),
        (value, judge) => only && judgeAlternative(only, alternative, value, judge),
      )
    },
  }
}

type Proof = { kind: 'proven'; value: ExactValue } | { kind: 'unfit' } | { kind: 'unjudged' }

/** Makes a value of at most so many characters, and mends it until it is valid. */
function proofOf(schema: Schema, options: Omit<SampleOptions, 'length'>, most: number, judge: Judge): Proof {
  const value = sampleValue(schema, { ...options, length: LEEWAY * most })
  if (value === undefined || lengthOf(value) > most) return { kind: 'unfit' }
  if (!judge(value)) return { kind: 'unjudged' }
  const make = (each: Schema, further?: Pick<SampleOptions, 'withoutGiven'>) =>
    sampleValue(each, { ...options, ...further })
  const complete = withMissing(value, schema, judge, make)
  const fitting = withFitting(complete, schema, judge, make)
  const whole = fitting === complete ? complete : withMissing(fitting, schema, judge, make)
  const proven = withoutFaults(whole, judge)
  return proven === undefined || showsNothing(proven, schema, options.direction)
    ? { kind: 'unfit' }
    : { kind: 'proven', value: proven }
}

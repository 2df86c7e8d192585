import type { ErrorObject } from 'ajv'
import { roundedValue } from '../../yaml/exactValue.ts'
import type { ExactValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { type Direction, directionIn } from '../read/schema/direction.ts'
import type { Tolerance } from '../read/schema/jsonSchema.ts'
import type { Schema } from '../read/schema/schema.ts'
import { addComparingKeywords } from './comparingKeywords.ts'
import { addDependentRequired } from './dependentRequired.ts'
import { type Judge, judgeWith } from './judgeWith.ts'
import { type Assumptions, assumptions } from './patterns/assumptions.ts'
import { linearPatterns, type Patterns } from './patterns/linearPatterns.ts'

/** Validates values against schemas of the document. */
export type Validator = {
  /**
   * What is wrong with a value: nothing when it is fine, or when that depends on a pattern that cannot be judged;
   * undefined when the schema cannot be used.
   */
  judge(
    schema: Schema,
    value: ExactValue,
    direction: Direction | undefined,
    tolerance?: Tolerance,
  ): ErrorObject[] | undefined
}

/** Loading the engines takes 100 ms, so they are loaded when the first value is validated. */
export async function createValidator(document: ApiDocument): Promise<Validator> {
  const [{ Ajv2020, formats }, patterns] = await Promise.all([
    import('./ajv.ts'),
    document.uses(PATTERN_KEYWORDS) ? linearPatterns() : undefined,
  ])
  const unjudged = assumptions()
  const engineFor = (direction: Direction | undefined, tolerance: Tolerance): Judge => {
    const regExp = Object.assign(regExpOf(patterns, unjudged), { code: 'linearPattern' })
    // Code that is shorter but runs a few times costs more than it saves: with the square of the alternatives of a choice.
    const ajv = new Ajv2020({ ...OPTIONS, code: { regExp, optimize: false } })
    formats.default(ajv)
    addComparingKeywords(ajv)
    addDependentRequired(ajv)
    return judgeWith({ document, direction, tolerance, unjudged, ajv })
  }
  const engines = new Map<string, Judge>()
  const wayOf = directionIn<Direction | undefined>(document, undefined)
  return {
    judge(schema, value, direction, tolerance = 'none') {
      const way = wayOf(direction)
      const key = `${way} ${tolerance}`
      const engine = engines.get(key) ?? engineFor(way, tolerance)
      engines.set(key, engine)
      return engine(schema, roundedValue(value))
    },
  }
}

// Small schemas are compiled into each that refers to them. A larger one is compiled once, whoever refers to it.
const MOST_INLINED = 20

const OPTIONS = {
  strict: false,
  logger: false,
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
  inlineRefs: MOST_INLINED,
} as const

const PATTERN_KEYWORDS = new Set(['pattern', 'patternProperties'])

/** Adapts patterns to the interface of the validator, which identifies them by `toString`. */
function regExpOf(patterns: Patterns | undefined, unjudged: Assumptions) {
  return (pattern: string) => {
    const matches = patterns?.(pattern)
    return {
      test: (text: string): boolean => matches?.(text) ?? unjudged.assume(JSON.stringify([pattern, text])),
      toString: () => pattern,
    }
  }
}

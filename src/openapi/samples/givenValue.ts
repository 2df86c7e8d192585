import { exactValue } from '../../yaml/exactValue.ts'
import type { ExactValue, YamlNode } from '../../yaml/node.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import { showsNothing } from './emptySample.ts'
import { sentPart } from './sentPart.ts'

export type GivenOptions = {
  direction: Direction | undefined
  /** Whether examples and defaults of the document are left unused. */
  withoutGiven?: boolean
}

/** A value from the document: a constant, an example, the default or the first of the allowed values. */
export function givenValue(schema: Schema, options: GivenOptions): ExactValue | undefined {
  const keywords = schema.keywords.has('allOf') ? schema.flat().keywords : schema.keywords
  const { constant, example, examples, default: preset, enum: values } = keywords
  const sent = (each: YamlNode | undefined): ExactValue[] =>
    each ? [sentPart(exactValue(each), schema, options.direction)] : []
  // A default of null says that a field may be left out, not what it looks like.
  const presets = sent(preset).filter((value) => value !== null)
  const given = [...[example, ...examples].flatMap(sent), ...presets]
  const allowed = values.map(exactValue)
  const mayBe = (value: ExactValue): boolean =>
    (allowed.length === 0 || allowed.some((each) => each === value)) && !showsNothing(value, schema, options.direction)
  if (constant) return exactValue(constant)
  const found = options.withoutGiven ? undefined : given.find(mayBe)
  const value = found === undefined ? allowed[0] : found
  if (value !== undefined) return value
  const target = schema.target()
  return target && target !== schema && !target.reference ? givenValue(target, options) : undefined
}

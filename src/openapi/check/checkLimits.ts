import { type Problem, warning } from '../../model/problem.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { NumberKeyword } from '../read/schema/keywordNames.ts'
import type { Schema } from '../read/schema/schema.ts'

type Limits = readonly [lower: NumberKeyword, upper: NumberKeyword]

const LIMITS: Limits[] = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
]

/** Reports limits between which no value is. */
export const checkLimits = (document: ApiDocument): Problem[] =>
  document
    .everySchema()
    .flatMap(({ schema }) => LIMITS.flatMap((limits) => nothingBetween(schema, limits, document.version === '3.0')))

/** @param isOld whether exclusive limits are written as `minimum` and `maximum` */
function nothingBetween({ keywords }: Schema, [lower, upper]: Limits, isOld: boolean): Problem[] {
  const [least, most] = [keywords.number(lower), keywords.number(upper)]
  const place = keywords.written.get(lower)?.place
  if (least === undefined || most === undefined || !place || least < most) return []
  const isExclusive = lower.startsWith('exclusive') || upper.startsWith('exclusive')
  if (least === most && !isExclusive) return []
  const [from, to] = [lower, upper].map((name) => (isOld ? inclusive(name) : name))
  const relation = least === most ? 'is not below' : 'is above'
  return [
    warning('invalid-spec', place, {
      message: `"${from}" ${keywords.numberText(lower)} ${relation} "${to}" ${keywords.numberText(upper)}`,
      fix: least === most ? 'correct one of the two' : 'swap the two, or correct one of them',
    }),
  ]
}

const inclusive = (name: string): string => name.replace('exclusiveM', 'm')

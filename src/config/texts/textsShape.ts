import { en } from '../../model/texts/en.ts'
import type { TextTree } from '../../model/texts/merge.ts'
import { PLURALS, slotsIn } from '../../model/texts/texts.ts'
import { fields, key } from '../../yaml/fields.ts'
import type { JsonSchema } from '../../yaml/jsonSchema.ts'
import type { Shape } from '../../yaml/shape.ts'
import { converted, mapOf, narrowed, text } from '../../yaml/values.ts'
import { onlySlots, scalarPattern } from '../textPattern.ts'

const slotsPattern = (slots: string[]): JsonSchema =>
  scalarPattern(
    `^${onlySlots(slots)}`,
    slots.length === 0 ? 'a text without "{…}"' : `nothing between braces but ${slots.join(', ')}`,
  )

/** A text that has nothing between braces that the English one has not. */
const textShape = (english: string): Shape<string> =>
  converted(narrowed(text, slotsPattern(slotsIn(english))), (written, { place }, report) => {
    const known = slotsIn(english)
    const unknown = slotsIn(written).find((slot) => !known.includes(slot))
    if (unknown === undefined) return written
    const fix = known.length > 0 ? `known names: ${known.map((slot) => `{${slot}}`).join(', ')}` : 'remove the braces'
    report(place, `"{${unknown}}" is not a placeholder of this text`, fix)
    return undefined
  })

const pluralShape = (english: TextTree): Shape<unknown> =>
  fields(
    Object.fromEntries(
      PLURALS.map((form) => [form, key(`In English: "${english['other']}".`, textShape(String(english['other'])))]),
    ),
  )

/** The texts of a room, each with the English one as what it means. */
function roomShape(room: TextTree): Shape<unknown> {
  const shapes = Object.entries(room).flatMap(([name, english]): [string, Shape<unknown>][] => {
    if (typeof english === 'string') return [[name, key(`In English: "${english}".`, textShape(english))]]
    return english
      ? [[name, key(`Texts of \`${name}\`.`, 'other' in english ? pluralShape(english) : roomShape(english))]]
      : []
  })
  return fields(Object.fromEntries(shapes))
}

const { locale: _, ...rooms } = en

/** Texts of the theme in languages, by their tags. */
export const textsShape: Shape<Map<string, unknown>> = mapOf(roomShape(rooms))

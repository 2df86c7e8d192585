import type { InlineConstruct } from './inlineConstructs.ts'

/** Persons whose names end with `_man` and `_woman` at GitHub, whose names we have. */
const PERSONS =
  'raising_hand|bowing|tipping_hand|pouting|frowning|surfing|swimming|rowing|biking|mountain_biking|weight_lifting|golfing|walking|running'

/** Names of emoji in Material for MkDocs that GitHub does not have. */
export const EMOJI_NAMES: InlineConstruct = {
  name: ':emoji:',
  pattern: new RegExp(`:(?:flag_([a-z]{2})|(man|woman)_(${PERSONS})|([a-z][a-z_]*?)_tone([1-5])):`, 'g'),
  text: ([, country, sex, person, base, tone]) => {
    if (country !== undefined) return flagOf(country)
    return person === undefined ? `:${base}:${toneOf(Number(tone))}` : `:${person}_${sex}:`
  },
}

/** A flag is two letters of an alphabet of its own. */
const flagOf = (country: string): string =>
  [...country].map((letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 'a'.charCodeAt(0))).join('')

/** The colour of the skin follows the emoji. */
const toneOf = (tone: number): string => String.fromCodePoint(0x1f3fa + tone)

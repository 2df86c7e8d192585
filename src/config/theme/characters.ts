import type { CharacterRange } from '../../model/subset.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { Shape } from '../../yaml/shape.ts'
import { converted, name, narrowed } from '../../yaml/values.ts'
import { textPattern } from '../textPattern.ts'

/** Punctuation and currencies, the minus sign, arrows: what texts in any script have. */
const COMMON = 'U+20-7E U+A0-FF U+2000-206F U+20A0-20C0 U+2116 U+2122 U+2190-2193 U+2212 U+2215 U+FEFF U+FFFD'

/** Letters by the names of their scripts, as ranges of Unicode: https://www.unicode.org/charts/ */
const SCRIPTS = {
  latin: 'U+131 U+152-153 U+2BB-2BC U+2C6 U+2DA U+2DC',
  'latin-ext': 'U+100-2FF U+300-304 U+306-30C U+323-328 U+1D00-1DBF U+1E00-1E9F U+1EF2-1EFF U+2C60-2C7F U+A720-A7FF',
  vietnamese: 'U+102-103 U+110-111 U+128-129 U+168-169 U+1A0-1A1 U+1AF-1B0 U+300-301 U+303 U+309 U+323 U+1EA0-1EF9',
  greek: 'U+370-3FF U+1F00-1FFF',
  cyrillic: 'U+300-301 U+400-52F U+1C80-1C8F U+2DE0-2DFF U+A640-A69F',
  arabic: 'U+600-6FF U+750-77F U+870-8FF U+200C-200E U+FB50-FDFF U+FE70-FEFF',
  hebrew: 'U+590-5FF U+FB1D-FB4F',
  devanagari: 'U+900-97F U+1CD0-1CF9 U+200C-200D U+25CC U+A8E0-A8FF',
  thai: 'U+E00-E7F U+25CC',
} as const

const NAMES = Object.keys(SCRIPTS)

const isScript = (value: string): value is keyof typeof SCRIPTS => Object.hasOwn(SCRIPTS, value)

const CODE_POINT = '(10[0-9a-fA-F]{4}|[0-9a-fA-F]{1,5})'

const RANGE = `[Uu]\\+${CODE_POINT}(-${CODE_POINT})?`

/** The name of a script, or a range as style sheets write it: `latin`, `U+2190-21FF`. */
export const characters: Shape<CharacterRange[]> = converted(
  narrowed(
    name,
    textPattern(`^(${NAMES.join('|')}|${RANGE})$`, `one of ${NAMES.join(', ')}, or a range such as "U+2190-21FF"`),
  ),
  (value, { place }, report) => {
    if (isScript(value)) return rangesIn(`${COMMON} ${SCRIPTS[value]}`)
    if (new RegExp(`^${RANGE}$`).test(value)) return rangesIn(value)
    const fix = didYouMean(value, NAMES) ?? `write one of ${NAMES.join(', ')}, or a range, such as "U+2190-21FF"`
    report(place, `"${value}" is neither a script nor a range of characters`, fix)
    return undefined
  },
)

const rangesIn = (text: string): CharacterRange[] =>
  text.split(' ').map((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return [Math.min(first, last), Math.max(first, last)]
  })

/** The ranges in their order, those that overlap as one: the order in which they are written changes nothing. */
export function merged(ranges: CharacterRange[]): CharacterRange[] {
  const whole: CharacterRange[] = []
  for (const [first, last] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const before = whole.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else whole.push([first, last])
  }
  return whole
}

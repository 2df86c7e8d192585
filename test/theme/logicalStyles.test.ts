import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const theme = join(import.meta.dirname, '..', '..', 'theme')

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(theme, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(join(theme, folder, name), 'utf8') }))

/** Declarations of a side of the screen, where languages differ in which side a line starts on. */
const SIDES =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)(?=\s*:|\s*;)/g

/** Four values, of which the second and the fourth differ. */
const FOUR_VALUES = /(?:margin|padding|inset|border-width)\s*:\s*([^;{}]+);/g

/** Formulas are written from left to right in every language, and `rtl.css` is about sides. */
const ALLOWED = new Set(['math.css'])

function sidesIn(text: string): string[] {
  const plain = text.replace(/\/\*.*?\*\//gs, '').replace(/url\('[^']*'\)/g, '')
  const unequal = [...plain.matchAll(FOUR_VALUES)].filter(([, values = '']) => {
    const each = values.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
    return each.length === 4 && each[1] !== each[3]
  })
  return [...(plain.match(SIDES) ?? []), ...unequal.map(([written]) => written)]
}

test('the check finds sides, and only those', () => {
  const found =
    'a { margin-left: 0; padding: 1px 2px 3px var(--x); text-align: right; left: 0; border-top-left-radius: 1px; margin: 0 0 0 calc(var(--x) + 1px); }'
  expect(sidesIn(found)).toHaveLength(6)
  expect(sidesIn('a { margin-inline: 0; padding: 1px 2px 3px 2px; text-align: start; inset-inline-start: 0 }')).toEqual(
    [],
  )
})

test('style sheets name the start and the end of lines, never the left and the right of the screen', () => {
  const found = filesIn('styles', /\.css$/)
    .filter(({ name }) => !ALLOWED.has(name))
    .flatMap(({ name, text }) => sidesIn(text).map((side) => `${name}: ${side}`))
  expect(found).toEqual([])
})

test('styles that scripts and parts set are logical, too', () => {
  const sides = /(?:margin|padding|border)(?:Left|Right)|style\.(?:left|right)\b|\b(?:left|right):\s*(?:0|["'`\d])/g
  const found = filesIn('.', /\.tsx?$/).flatMap(({ name, text }) =>
    (text.match(sides) ?? []).map((side) => `${name}: ${side}`),
  )
  expect(found).toEqual([])
})

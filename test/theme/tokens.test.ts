import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../theme/styles/tokens.css'), 'utf8')
const [lightBlock = '', darkBlock = ''] = css.split('[data-theme="dark"]')

const colorsOf = (block: string): [string, string][] =>
  [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value])

const LIGHT = new Map(colorsOf(lightBlock))
const DARK = new Map([...LIGHT, ...colorsOf(darkBlock)])

const SURFACES = ['paper', 'surface', 'surface-hover', 'raised']
const MEANINGS = ['note', 'tip', 'important', 'warning', 'danger']
const CODE_SURFACES = ['code-surface', 'code-highlight', 'code-inserted', 'code-deleted']
const CODE = ['code-text', 'code-number', ...[...LIGHT.keys()].filter((name) => name.startsWith('token-'))]

/** Every pair of text and surface that the style sheet makes. */
const PAIRS = [
  ...cross(['ink', 'text', 'text-muted', 'link', 'link-hover', 'accent'], SURFACES),
  ...cross(['on-primary'], ['primary', 'primary-hover']),
  ...cross(['on-banner'], ['banner']),
  ...cross(['ink', 'text'], ['selection']),
  ...MEANINGS.flatMap((name) => cross([name], [`${name}-soft`, 'paper', 'surface', 'raised'])),
  ...cross(
    ['ink', 'text', 'link', 'link-hover'],
    MEANINGS.map((name) => `${name}-soft`),
  ),
  ...cross(CODE, CODE_SURFACES),
]

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('text has a contrast of at least 4.5:1 in %s mode', (_, colors) => {
  const low = PAIRS.map(([text, surface]) => ({ text, surface, contrast: contrastOf(colors, text, surface) })).filter(
    ({ contrast }) => !(contrast >= 4.5),
  )
  expect(low).toEqual([])
})

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the focus ring has a contrast of at least 3:1 in %s mode', (_, colors) => {
  expect(SURFACES.filter((surface) => !(contrastOf(colors, 'focus', surface) >= 3))).toEqual([])
})

test('every colour of the light mode that the dark one does not name is meant for both', () => {
  const named = new Set(colorsOf(darkBlock).map(([name]) => name))
  expect([...LIGHT.keys()].filter((name) => !named.has(name))).toEqual(['on-banner'])
})

function cross(texts: string[], surfaces: string[]): [string, string][] {
  return texts.flatMap((text) => surfaces.map((surface): [string, string] => [text, surface]))
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(colors: Map<string, string>, text: string, surface: string): number {
  const [dark = 0, light = 0] = [text, surface]
    .map((name) => luminance(colors.get(name) ?? ''))
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

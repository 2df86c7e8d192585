import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf } from '../../src/config/theme/contrast.ts'
import { COLORS, STANDS_ON, SYSTEM_FONTS } from '../../src/model/designTokens.ts'

const css = readFileSync(join(import.meta.dirname, '../../theme/styles/tokens.css'), 'utf8')
const [lightBlock = '', darkBlock = ''] = css.split('[data-theme="dark"]')

const colorsOf = (block: string): [string, string][] =>
  [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value])

const LIGHT = new Map(colorsOf(lightBlock))
const DARK = new Map([...LIGHT, ...colorsOf(darkBlock)])
const SURFACES = ['paper', 'surface', 'surface-hover', 'raised']

test('the colours that a site may set are those of the style sheet, in both modes', () => {
  const written = [...LIGHT].map(([name, light]) => [name, { light, dark: DARK.get(name) }])
  expect(Object.fromEntries(written)).toEqual(COLORS)
})

test('the manual names each custom property that is not a colour, and no other', () => {
  const manual = readFileSync(join(import.meta.dirname, '../sites/manual/content/theming.md'), 'utf8')
  const named = [...manual.matchAll(/`--([\w-]+)`/g)].map(([, name]) => name)
  const written = [...lightBlock.matchAll(/^ {2,4}--([\w-]+):/gm)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual([...new Set(written)].filter((name) => !LIGHT.has(name)).toSorted())
})

test('the fonts that a font of a site falls back to are those of the style sheet', () => {
  const stackOf = (name: string): string | undefined =>
    new RegExp(`--font-${name}:\\s*(?:portal, )?([^;]*);`).exec(css)?.[1]?.replaceAll(', ', ',')
  expect({ text: stackOf('text'), code: stackOf('code') }).toEqual(SYSTEM_FONTS)
})

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('text has a contrast of at least 4.5:1 in %s mode', (_, colors) => {
  const low = STANDS_ON.map(([text, surface]) => ({ text, surface, contrast: contrast(colors, text, surface) })).filter(
    ({ contrast }) => !(contrast >= 4.5),
  )
  expect(low).toEqual([])
})

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the focus ring has a contrast of at least 3:1 in %s mode', (_, colors) => {
  expect(SURFACES.filter((surface) => !(contrast(colors, 'focus', surface) >= 3))).toEqual([])
})

test('every colour of the light mode that the dark one does not name is meant for both', () => {
  const named = new Set(colorsOf(darkBlock).map(([name]) => name))
  expect([...LIGHT.keys()].filter((name) => !named.has(name))).toEqual(['on-banner'])
})

const contrast = (colors: Map<string, string>, text: string, surface: string): number =>
  contrastOf(colors.get(text) ?? '', colors.get(surface) ?? '')

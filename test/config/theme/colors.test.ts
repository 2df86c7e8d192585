import { expect, test } from 'vitest'
import { readConfig } from '../../../src/config/readConfig.ts'
import { contrastOf } from '../../../src/config/theme/contrast.ts'
import { paletteOf } from '../../../src/config/theme/palette.ts'
import { STANDS_ON } from '../../../src/model/designTokens.ts'
import { sourcePath } from '../../../src/model/route.ts'
import { expectAgreementOnSite } from '../agreement.ts'

function read(theme: string) {
  const text = `title: T\nurl: https://a.example\ntheme: ${theme}\n`
  const checked = readConfig({ path: sourcePath('content/site.yaml'), text })
  expectAgreementOnSite(text, checked.problems.length)
  return checked
}

const problems = (theme: string): string[] =>
  read(theme).problems.map(({ line, column, message, fix }) => `${line}:${column} ${message}; ${fix}`)

test('one colour gives a brand to both modes, and what follows from it is readable there', () => {
  const { value, problems } = read('{ colors: { primary: "#007956" } }')
  expect(problems).toEqual([])
  expect(value?.theme?.colors.light).toMatchObject({ primary: '#007956', link: '#007956', 'on-primary': '#ffffff' })
  expect(value?.theme?.colors.dark).toMatchObject({ 'on-primary': '#000000' })
  for (const mode of ['light', 'dark'] as const) {
    const colorOf = paletteOf(value?.theme?.colors[mode] ?? {}, mode)
    expect(STANDS_ON.filter(([text, surface]) => contrastOf(colorOf(text), colorOf(surface)) < 4.5)).toEqual([])
  }
})

test('a colour that is hard to read is reported at its place, with the nearest that passes', () => {
  expect(problems('{ colors: { primary: { light: "#ffd400", dark: "#0a7d5a" } } }')).toEqual([
    '3:38 "primary" (#ffd400) gives "link" on "paper" a contrast of 1.39:1 in light mode, and text needs 4.5:1; write "#7d6916", the nearest colour that passes, or keep it for buttons and set "link" to "#7d6916"',
    '3:55 "primary" (#0a7d5a) gives "link" on "paper" a contrast of 3.59:1 in dark mode, and text needs 4.5:1; write "#3c9e79", the nearest colour that passes, or keep it for buttons and set "link" to "#3c9e79"',
  ])
})

test('a bright brand serves buttons where links have a colour of their own, which marks and the focus follow', () => {
  const { value, problems } = read('{ colors: { primary: "#f5a623", link: "#926005" } }')
  expect(problems).toEqual([])
  const { light, dark } = value?.theme?.colors ?? {}
  expect(light).toMatchObject({ primary: '#f5a623', 'on-primary': '#000000', link: '#926005', accent: '#926005' })
  expect(light).toMatchObject({ focus: '#926005', 'link-hover': expect.not.stringMatching('#926005') })
  expect(dark?.accent).toBe(dark?.link)
})

test('the text of a bright announcement is dark, unless it is set', () => {
  const { value, problems: none } = read('{ colors: { banner: "#ffd166" } }')
  expect(none).toEqual([])
  expect(value?.theme?.colors.light['on-banner']).toBe('#000000')
  expect(problems('{ colors: { banner: "#ffd166", on-banner: "#fff" } }')).toEqual([
    '3:50 "on-banner" (#ffffff) gives "on-banner" on "banner" a contrast of 1.44:1 in light mode, and text needs 4.5:1; write "#5d5d5d", the nearest colour that passes',
  ])
})

test.each([
  '{ colors: { primary: "#cd5720", danger-soft: "#bf3209", token-property: "#6dbc2a" } }',
  '{ colors: { paper: "#303030", text: "#404040", link: "#505050" } }',
  '{ colors: { text: "#2dd057", tip-soft: "#eb88fc", accent: "#ebb6cb" } }',
])('the colours that are named for %s pass together', (theme) => {
  const named = read(theme).problems.map(({ message, fix }) => [
    /\((#\w+)\)/.exec(message)?.[1] ?? '',
    /^write "(#\w+)"/.exec(fix ?? '')?.[1] ?? '',
  ])
  expect(named.length).toBeGreaterThan(1)
  const corrected = named.reduce((text, [color = '', nearest = '']) => text.replace(color, nearest), theme)
  expect(problems(corrected)).toEqual([])
})

test('the colour of a reference is reported where it cannot be read on the page', () => {
  const text = (color: string) =>
    `title: T\nurl: https://a.example\napis: [{ spec: a.yaml, route: /api/, primaryColor: "${color}" }]\n`
  const found = (color: string) => {
    const { value, problems } = readConfig({ path: sourcePath('content/site.yaml'), text: text(color) })
    return [value?.apis[0]?.primaryColor, ...problems.map(({ message, fix }) => `${message}; ${fix}`)]
  }
  expect(found('#075')).toEqual(['#007755'])
  expect(found('#ffd400')).toEqual([
    '#ffd400',
    '"primaryColor" (#ffd400) has a contrast of 1.39:1 on "paper" in light mode, and text needs 4.5:1; write "#7d6916", the nearest colour that passes',
  ])
})

test('a surface is reported where a text of the default theme is hard to read on it', () => {
  expect(problems('{ colors: { paper: "#888" } }')).toEqual([
    '3:27 "paper" (#888888) gives "text" on it a contrast of 3.56:1 in light mode, and text needs 4.5:1; write "#e4e4e4", the nearest colour that passes',
  ])
})

test.each([
  ['#007956ff', '#007956'],
  ['#0758', '#007755'],
  ['rgb(0, 121, 86)', '#007956'],
  ['RGB(0 47.5% 34% / 50%)', '#007957'],
  ['hsl(163deg 100% 24%)', '#007a58'],
  ['hsla(-120, 100%, 25%, 1)', '#000080'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['oklab(0.452 -0.032 -0.312)', '#0200ff'],
])('%s is named as it is written here, %s', (color, hex) => {
  expect(problems(`{ colors: { primary: "${color}" } }`)).toEqual([
    `3:29 "${color}" is not a hexadecimal colour; write "${hex}"`,
  ])
})

test.each(['rgb(1, 2)', 'rgb(a b c)', 'lab(50% 1 2)', 'light-dark(#fff, #000)', 'var(--x)', '#12345'])(
  '%s is no colour here',
  (color) => {
    expect(problems(`{ colors: { primary: "${color}" } }`)).toEqual([
      `3:29 "${color}" is not a hexadecimal colour; write it as "#rrggbb", in quotes`,
    ])
  },
)

test.each([
  ['{ colors: { primary: green } }', '3:29 "green" is not a hexadecimal colour; write it as "#rrggbb", in quotes'],
  ['{ colors: { primry: "#000" } }', '3:20 "primry" is not a known key; did you mean "primary"?'],
  [
    '{ fonts: { text: /A.WOFF2, weight: 400 } }',
    '3:35 "weight" is not a known key; known keys: text, display, code, subset',
  ],
  [
    '{ radius: round }',
    '3:18 "theme.radius": expected one of "none", "small", "medium", "large", found the string "round"; undefined',
  ],
  [
    '{ fonts: 5 }',
    '3:17 "theme.fonts": expected "system", or a mapping with text, display, code, subset, found the number 5; undefined',
  ],
  [
    '{ colors: red }',
    '3:18 "theme.colors": expected a mapping with paper, surface, surface-hover and 43 other keys, found the string "red"; undefined',
  ],
  [
    '{ fonts: { text: /a.ttf } }',
    '3:25 "/a.ttf" is not a font in the format WOFF2; convert it, and name a file such as "/fonts/text.woff2"',
  ],
  [
    '{ fonts: { text: [{ file: /a.woff2, weight: bold }] } }',
    '3:34 "bold" is not the weight of a font; write one, such as "400", or a range, such as "400 700"',
  ],
  [
    '{ fonts: { text: /a.woff2, subset: [latn] } }',
    '3:44 "latn" is neither a script nor a range of characters; did you mean "latin"?',
  ],
  [
    '{ fonts: { text: /a.woff2, subset: [U+110000] } }',
    '3:44 "U+110000" is neither a script nor a range of characters; write one of latin, latin-ext, vietnamese, greek, cyrillic, arabic, hebrew, devanagari, thai, or a range, such as "U+2190-21FF"',
  ],
])('%s is reported', (theme, problem) => {
  expect(problems(theme)).toEqual([problem])
})

test('the characters of fonts are scripts and ranges, in whatever order and case', () => {
  const subset = (list: string) => read(`{ fonts: { text: /a.woff2, subset: [${list}] } }`).value?.theme?.subset?.ranges
  expect(subset('U+45-43, u+41, U+42-44, "U+1F600"')).toEqual([
    [0x41, 0x45],
    [0x1f600, 0x1f600],
  ])
  expect(subset('latin, greek')).toEqual(subset('greek, latin'))
  expect(subset('greek')?.slice(0, 3)).toEqual([
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x370, 0x3ff],
  ])
})

import { expect, test } from 'vitest'
import { config, site } from '../site.ts'

const found = async (files: Record<string, string>): Promise<string[]> =>
  (await site(files)).found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)

const CREATE = 'create it, or correct the path, which starts at the folder of the style sheet'

const WITH_SHEET = { 'content/site.yaml': config('theme: { css: [/css/brand.css] }\n') }

test.each([
  ['a { background: url(/img/no.svg) }', '1:17 "/img/no.svg" is not a file of the site', 'did you mean "/img/on.svg"?'],
  ['@import "./no.css";', '1:9 "content/css/no.css" does not exist', CREATE],
  ['@import "../../secret.css";', '1:9 "secret.css" does not exist', CREATE],
  [
    '@import "https://fonts.example.com/a.css";',
    '1:9 "https://fonts.example.com/a.css" is a style sheet of another host',
    'name it under "head" in site.yaml: "{ style: https://fonts.example.com/a.css }"',
  ],
  [
    '@font-face { src: url(//a.example/a.woff2?v=1) }',
    '1:19 "//a.example/a.woff2?v=1" is a font of another host, which browsers do not load',
    'put the file below "content/", or name the style sheet under "head" in site.yaml with "font: […]"',
  ],
  ['a { color: red', '1:15 expected "}" to go with "{"', undefined],
  [`b{c:"{"}\n${'a{'.repeat(101)}`, '2:1 rules are nested more than 100 levels deep', 'reduce the nesting'],
])('in a style sheet of the site, %s is reported', async (css, problem, fix) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const files = { 'content/css/brand.css': css, 'secret.css': 'a{color:red}', 'content/img/on.svg': svg }
  const { found: problems } = await site({ ...WITH_SHEET, ...files })
  const written = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
  expect([written, problems[0]?.fix]).toEqual([[`content/css/brand.css:${problem}`], fix])
})

test('a style sheet or font that does not exist is reported in the configuration', async () => {
  const theme = 'theme: { css: [brand.css], fonts: { code: /fonts/code.woff2 } }\n'
  expect(await found({ 'content/site.yaml': config(theme) })).toEqual([
    'content/site.yaml:3:16 "content/brand.css" does not exist',
    'content/site.yaml:3:43 "/fonts/code.woff2" does not exist',
  ])
})

test('a style sheet may import any number that import one another', async () => {
  const sheets = Array.from({ length: 3000 }, (_, index) => [`content/${index}.css`, `@import "${index + 1}.css";`])
  const named = { 'content/site.yaml': config('theme: { css: [brand.css, 0.css] }\n') }
  expect(await found({ ...named, ...Object.fromEntries(sheets) })).toEqual([
    'content/site.yaml:3:16 "content/brand.css" does not exist',
  ])
})

test.each([
  [
    'doubles at each level',
    40,
    (level: number) => `@import "${level + 1}.css";@\\69mport url(${level + 1}\\2e css) print;`,
  ],
  ['has all import all', 20, () => Array.from({ length: 20 }, (_, index) => `@import "${index}.css";`).join('')],
])('a style sheet whose import %s is reported', async (_, levels, css) => {
  const sheets = Array.from({ length: levels }, (_each, level) => [`content/${level}.css`, css(level)])
  const named = { 'content/site.yaml': config('theme: { css: [0.css] }\n'), [`content/${levels}.css`]: 'a{top:0}' }
  expect(await found({ ...named, ...Object.fromEntries(sheets) })).toEqual([
    'content/site.yaml:3:16 this and the style sheets after it import others over and over: more than 1000 copies',
  ])
})

test('of very many addresses in one long line that lead nowhere, the first are reported, and how many more there are', async () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `url(${index}.png)`)
  const css = `a{background:${addresses.join(',')}}`
  const reportedIn = (text: string) => found({ ...WITH_SHEET, 'content/css/brand.css': text })
  expect(await reportedIn(css)).toHaveLength(20)
  const reported = await reportedIn(`/*${' '.repeat(2_000_000)}*/${css}`)
  expect(reported).toHaveLength(6)
  expect(reported[0]).toBe('content/css/brand.css:1:2000018 "0.png" is not a file of the site')
  expect(reported[5]).toBe('content/css/brand.css:1:1 of the addresses in this style sheet, 15 more are wrong')
})

test('rules of a style sheet are merged, unless it has so many that comparing them takes long', async () => {
  const rules = (count: number) => Array.from({ length: count }, (_, index) => `.c${index}{color:red}`).join('')
  const stylesOf = async (css: string) => (await site({ ...WITH_SHEET, 'content/css/brand.css': css })).site.styles
  expect(await stylesOf(rules(2))).toEqual(['@layer site{.c0,.c1{color:red}}'])
  expect(await stylesOf(rules(5001))).toEqual([`@layer site{${rules(5001)}}`])
  const one = `${Array.from({ length: 5001 }, (_, index) => `.c${index}`).join(',')}{color:red}`
  expect(await stylesOf(one)).toEqual([`@layer site{${one}}`])
})

test('a line break that is escaped does not end a string, nor do braces in it count', async () => {
  const files = { ...WITH_SHEET, 'content/css/brand.css': `a{b:"\\\n${'{'.repeat(101)}"}` }
  expect(await found(files)).toEqual([])
})

test('a style sheet may have any name, and is read below "content/" only', async () => {
  const odd = 'a";}*{color:red}'
  const named = { 'content/site.yaml': config(`theme: { css: [${JSON.stringify(`${odd}.css`)}] }\n`) }
  const { site: loaded } = await site({ ...named, [`content/${odd}.css`]: 'b{top:0}' })
  expect(loaded.styles).toEqual(['@layer site{b{top:0}}'])
  const outside = { 'content/site.yaml': config('theme: { css: [/../secret.css] }\n'), 'secret.css': 'a{top:0}' }
  expect(await found(outside)).toEqual(['content/site.yaml:3:16 "secret.css" does not exist'])
})

test('addresses in a style sheet lead to the published files', async () => {
  const css = 'a{background:url("../img/a b.svg#x")}b{background:url(data:image/gif;base64,R0)}'
  const { site: loaded, problems } = await site({
    ...WITH_SHEET,
    'content/site.yaml': config('baseUrl: /p/\ntheme: { css: [css/brand.css] }\n'),
    'content/css/brand.css': css,
    'content/img/a b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(problems).toBe('')
  expect(loaded.styles).toEqual([
    '@layer site{a{background:url(/p/img/a%20b.svg#x)}b{background:url(data:image/gif;base64,R0)}}',
  ])
})

test.each([
  ['{ radius: large }', ['@layer site{:root{--radius-sm:6px;--radius:12px;--radius-lg:18px}}']],
  ['{ width: wide }', ['@layer site{:root{--measure:52rem;--page-width:105rem}}']],
  ['{ radius: medium }', []],
  [
    '{ colors: { rule: { dark: "#333" } } }',
    ['@layer site{:root{--rule:#e1dccf}@media screen{[data-theme=dark]{--rule:#333333}}}'],
  ],
])('theme: %s is a few tokens', async (theme, styles) =>
  expect((await site({ 'content/site.yaml': config(`theme: ${theme}\n`) })).site.styles).toEqual(styles),
)

import { expect, test } from 'vitest'
import { readModule } from '../../src/import/read/javascript/readModule.ts'

const read = (text: string, others: Record<string, string> = {}) =>
  readModule('config.ts', {
    textOf: (path) => (path === 'config.ts' ? text : others[path]),
    resolve: (_from, specifier) => (`${specifier.slice(2)}.ts` in others ? `${specifier.slice(2)}.ts` : undefined),
  })

test.each([
  ['export default { a: 1, "b-c": [true, null, -2] }', { a: 1, 'b-c': [true, null, -2] }],
  ['module.exports = { title: "A " + (1 + 1) }', { title: 'A 2' }],
  ['const base = { x: 1 }\nexport default { ...base, y: base.x } satisfies Config', { x: 1, y: 1 }],
  ['import { defineConfig } from "x"\nexport default defineConfig({ a: "b" } as Config)', { a: 'b' }],
  ['export default async function make() { const title = "T"; return { title } }', { title: 'T' }],
  ['export default () => ({ url: process.env.URL ?? "https://x.example" })', { url: 'https://x.example' }],
  [
    'import plugin from "p"\nexport default { plugins: [plugin({ on: true })] }',
    { plugins: [{ '()': 'plugin', options: { on: true } }] },
  ],
  [
    'const base = {}\nexport default { a: base.constructor ?? "none", b: [].toString ?? "none" }',
    { a: 'none', b: 'none' },
  ],
  ['const config = { a: 1 }\nexport { config as default }', { a: 1 }],
  ['const items = [1, 2]\nexport default { items: [...items, 3] }', { items: [1, 2, 3] }],
])('%s is read without running it', (text, expected) => {
  expect(read(text)).toEqual({ value: expected, unreadable: [] })
})

test('other modules of the site are read, too, and a circle ends', () => {
  const others = { 'sidebar.ts': 'import config from "./config"\nexport const sidebar = ["a"]' }
  expect(read('import { sidebar } from "./sidebar"\nexport default { sidebar }', others).value).toEqual({
    sidebar: ['a'],
  })
})

test('exports of CommonJS are read by name, and functions in objects are listed', () => {
  const others = { 'nav.ts': 'exports.nav = ["a"]\nmodule.exports.more = ["b"]' }
  const text = 'import { nav, more } from "./nav"\nexport default { nav, more,\n  transform(page) { return page } }'
  expect(read(text, others)).toEqual({
    value: { nav: ['a'], more: ['b'] },
    unreadable: [{ what: 'the function "transform"', file: 'config.ts', line: 3 }],
  })
})

test('what only running the program would tell is listed with its line', () => {
  expect(read('export default {\n  title: "T",\n  year: new Date().getFullYear(),\n}')).toEqual({
    value: { title: 'T' },
    unreadable: [{ what: 'the value of "year"', file: 'config.ts', line: 3 }],
  })
})

test('names of JavaScript itself are keys like any other', () => {
  const text =
    'const more = { ["__proto__"]: 1, constructor: "c" }\nexport default { ...more, "__proto__": { title: "T" } }'
  const { value } = read(text)
  expect(Object.entries(value ?? {})).toEqual([
    ['__proto__', { title: 'T' }],
    ['constructor', 'c'],
  ])
  expect(value).not.toHaveProperty('title')
})

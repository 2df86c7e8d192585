import { expect, test } from 'vitest'
import { exportedValue, readModule } from '../../src/import/read/javascript/readModule.ts'

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
  [
    'export default { n: [7 - 2, 3 * 2, 9 / 3, 9 % 4], is: [1 < 2, 1 > 2, 2 <= 2, 1 >= 2] }',
    { n: [5, 6, 3, 1], is: [true, false, true, false] },
  ],
  ['const items = [1, 2]\nexport default { items: [...items, 3] }', { items: [1, 2, 3] }],
  [
    'const item = (text, { to = "/x/" } = {}) => ({ text, link: to + text })\nexport default { items: ["a", "b"].map((n) => item(n)), one: item("c", { to: "/y/" }) }',
    {
      items: [
        { text: 'a', link: '/x/a' },
        { text: 'b', link: '/x/b' },
      ],
      one: { text: 'c', link: '/y/c' },
    },
  ],
  [
    'const { a, b: { c } = {}, d = "D" } = { a: [1, 2, 3] }\nexport default { last: a[a.length - 1], some: a.filter((n) => n > 1).join("-"), d }',
    { last: 3, some: '2-3', d: 'D' },
  ],
  [
    'export default { a: true ? "yes" : "no", b: "" || "else", c: 7 - 2 * 3, d: "ab".repeat(3).toUpperCase() }',
    { a: 'yes', b: 'else', c: 1, d: 'ABABAB' },
  ],
  [
    'export default { a: Number("1.5"), b: parseInt("12px"), c: Math.max(1, 2), d: JSON.stringify([1]), e: Object.fromEntries([["x", 1]]), f: String(2) }',
    { a: 1.5, b: 12, c: 2, d: '[1]', e: { x: 1 }, f: '2' },
  ],
  [
    'export default { a: [1, 2].some((n) => n > 1), b: [1, 2].find((n) => n > 1), c: [1, 2].at(-1), d: "a-b-c".replaceAll("-", "."), e: (1234.5).toFixed(2), f: 1 == 1, g: typeof "x" }',
    { a: true, b: 2, c: 2, d: 'a.b.c', e: '1234.50', f: true, g: 'string' },
  ],
  [
    'export default { a: "x" in { x: 1 }, b: ["", "y"].filter(Boolean), c: [1, 2].map(String), d: "z" in {} }',
    { a: true, b: ['y'], c: ['1', '2'], d: false },
  ],
  [
    'export default { items: ["a", { to: "b" }].map((item) => { const page = (to) => ({ link: "/" + to }); if (typeof item === "string") return page(item); return { items: [item.to].map(page) } }) }',
    { items: [{ link: '/a' }, { items: [{ link: '/b' }] }] },
  ],
])('%s is read without running it', (text, expected) => {
  expect(read(text)).toEqual({ value: expected, unreadable: [] })
})

test('other modules of the site are read, too, and a circle ends', () => {
  const others = { 'sidebar.ts': 'import config from "./config"\nexport const sidebar = ["a"]' }
  expect(read('import { sidebar } from "./sidebar"\nexport default { sidebar }', others).value).toEqual({
    sidebar: ['a'],
  })
})

test.each([
  'export { nav } from "./nav"',
  'export * from "./nav"',
  'import { nav as list } from "./nav"\nexport { list as nav }',
  'export { default as nav } from "./other"',
])('%s passes on what another module exports', (passing) => {
  const others = {
    'index.ts': passing,
    'nav.ts': 'export const nav = ["a"]',
    'other.ts': 'import { nav } from "./nav"\nexport default nav',
  }
  expect(read('import { nav } from "./index"\nexport default { nav }', others)).toEqual({
    value: { nav: ['a'] },
    unreadable: [],
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

test('functions that call one another, and texts that grow with each line, end', () => {
  const doubled = Array.from({ length: 30 }, (_, n) => `const t${n + 1} = t${n} + t${n}`).join('\n')
  const called = Array.from({ length: 30 }, (_, n) => `const f${n + 1} = (x) => f${n}(x) + f${n}(x)`).join('\n')
  const text = `const t0 = 'x'\nconst f0 = (x) => x\n${doubled}\n${called}\nconst g = (x) => x + x\nconst h = (x) => x.replace('', x)\n`
  const [sums, replaced] = ['g', 'h'].map((name) => `${`${name}(`.repeat(60)}'x'${')'.repeat(60)}`)
  const values = `{ a: t30, b: f30('x'), c: ${sums}, d: 'x'.repeat(1e9), e: ${replaced} }`
  expect(read(`${text}export default ${values}`).value).toEqual({})
})

test.each(['[...x, ...x]', '({ a: x, b: x })', 'x.concat(x)'])(
  'a function that doubles what it is given ends: %s',
  (returned) => {
    const called = `${'double('.repeat(32)}['item']${')'.repeat(32)}`
    const { value, unreadable } = read(`const double = (x) => ${returned}\nexport default { a: ${called}, b: 1 }`)
    expect({ value, unreadable }).toEqual({
      value: {},
      unreadable: [
        { what: 'the value of "a"', file: 'config.ts', line: 2 },
        { what: 'the value of "b"', file: 'config.ts', line: 2 },
      ],
    })
  },
)

test.each([
  ['replaceAll', "t.replaceAll('a', t)"],
  ['join', "t.split('').join(t)"],
  ['a template', `\`${'$'.concat('{t}').repeat(5400)}\``],
  ['flatMap', "'a'.repeat(9000).split('').flatMap(() => t.split(''))"],
  ['map', "'a'.repeat(9000).split('').map(() => t.split(''))"],
  ['concat', `t.split('').concat(${"t.split(''),".repeat(9)})`],
])('a short program that makes much has no value, and ends: %s', (_, expression) => {
  const text = `const t = 'a'.repeat(100000)\nexport default { many: ${expression} }`
  const { value, unreadable } = read(text)
  expect({ value, unreadable }).toEqual({
    value: {},
    unreadable: [{ what: 'the value of "many"', file: 'config.ts', line: 2 }],
  })
})

test('a function of another module is called where it is imported', () => {
  const menu = 'const START = "/guide/"\nexport function entry(text, base = "") { return { text, link: base + START } }'
  expect(
    read('import { entry } from "./menu"\nexport default [entry("A"), ...["B"].map(entry)]', { 'menu.ts': menu }),
  ).toEqual({
    value: [
      { text: 'A', link: '/guide/' },
      { text: 'B', link: '0/guide/' },
    ],
    unreadable: [],
  })
})

test.each([
  'for (const each of more) items.push(each)',
  'items?.splice(0, 1)',
  'delete items[0]',
  ';[items[0]] = more',
  ';(items as string[])[1] = "b"',
])('a value that a program changes later by %j is read as it is at first, and listed', (change) => {
  expect(read(`const items = ["a"]\n${change}\nexport default { items }`)).toEqual({
    value: { items: ['a'] },
    unreadable: [{ what: 'what a program changes in "items"', file: 'config.ts', line: 1 }],
  })
})

test('a component shows nothing that a module changes after it has declared it', () => {
  const text = 'export const items = ["a"]\nitems.push("b")'
  const files = { textOf: () => text, resolve: () => undefined, work: { left: 1000, depth: 0 }, programs: new Map() }
  expect(exportedValue('a.ts', 'items', files)).toBeUndefined()
})

test.each(['.trim()', '.slice(0).at(0)'])('calls in one another are read down to a depth: %s', (call) => {
  const deep = `export default { deep: 'a'${call.repeat(9000)}, b: 1 }`
  expect(read(deep).value).toEqual({ b: 1 })
})

test.each([
  ['very many statements', `() => {${'const a = 1;'.repeat(2000)} return 1 }`],
  ['a long list many times', `(x) => [${'...x,'.repeat(900)}]`],
])('a function with %s has no value', (_, written) => {
  const text = `const f = ${written}\nexport const a = f('a'.repeat(1000).split(''))`
  const files = { textOf: () => text, resolve: () => undefined, work: { left: 50_000, depth: 0 }, programs: new Map() }
  expect(exportedValue('a.ts', 'a', files)).toBeUndefined()
})

test('half of a character in an address has no value', () => {
  const text =
    'export default { a: encodeURI("\\uD83D"), b: encodeURIComponent("\\uDE00"), c: encodeURI("\\uD83D\\uDE00") }'
  expect(read(text).value).toEqual({ c: '%F0%9F%98%80' })
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

test('a name that none of many modules has is looked for once in each, though they pass on all of one another', () => {
  const names = Array.from({ length: 30 }, (_, index) => `m${index}`)
  const all = names.map((name) => `export * from "./${name}"\n`).join('')
  const modules = Object.fromEntries(names.map((name) => [`${name}.ts`, all]))
  expect(read('import { title } from "./m0"\nexport default { title, n: 1 }', modules).value).toEqual({ n: 1 })
})

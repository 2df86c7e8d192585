import { expect, test } from 'vitest'
import { applied, mutantsOf, nameOf } from './mutants.js'

const texts = (code: string): string[] => mutantsOf('src/a.ts', code).map((mutant) => applied(code, mutant))

test.each<[string, string[]]>([
  ['f = a < 1', ['f = a <= 1', 'f = a < 2']],
  ['f = a === b', ['f = a !== b']],
  ['f = a + b', ['f = a - b']],
  ["f = a + ''", ["f = a + 'mutant'"]],
  ['f = a && (b ?? c)', ['f = a || (b ?? c)', 'f = a && (b && c)']],
  ['f = (a) /* < */ - b', ['f = (a) /* < */ + b']],
  ['f = a ?? b ?? c', []],
  ['f = !a', ['f = a']],
  ['f = a ? b : c', ['f = !(a) ? b : c']],
  ['f = a?.b?.[c]?.()', ['f = a.b?.[c]?.()', 'f = a?.b[c]?.()', 'f = a?.b?.[c]()']],
  ['f = [a, b]', ['f = []']],
  ['f = `a`', ['f = ``']],
  ["f = { 'a': true }", ["f = { 'a': false }"]],
  ['f = /^a$/i', ['f = /a$/i', 'f = /^a/i', 'f = /^a$/']],
  ['f = (a ?? b).filter(c).toString()', ['f = (a && b).filter(c).toString()', 'f = (a ?? b).toString()']],
  ['f = a?.filter(b)', ['f = a', 'f = a.filter(b)']],
  ['f = a.filter(b).some(c)', ['f = a.some(c)', 'f = a.filter(b).every(c)']],
])('of %s', (code, mutants) => {
  const [removed, ...others] = texts(code)
  expect(removed).toBe(';')
  expect(others.toSorted()).toEqual(mutants.toSorted())
})

test('a statement is left out, also one that ends a branch', () => {
  expect(texts('for (const a of b) { if (a) continue; c() }')).toEqual([
    'for (const a of b) { if (!(a)) continue; c() }',
    'for (const a of b) { if (a) ; c() }',
    'for (const a of b) { if (a) continue; ; }',
  ])
  expect(texts('function f() { if (a) return b; throw c }')).toEqual([
    'function f() { if (!(a)) return b; throw c }',
    'function f() { if (a) ; throw c }',
    'function f() { if (a) return b; ; }',
  ])
})

test('types and imports have no mutants', () => {
  const code = `import a from 'b'\nimport type { C } from './c.ts'\nexport type D = 'x' | [1, 2]\nexport const e = a as 'y'\n`
  expect(texts(code)).toEqual([])
  expect(texts("const a = await import('./b.ts')")).toEqual([])
})

test.each([
  ["const [a = '', b] = c.split('#', d)", ["const [a = 'mutant', b] = c.split('#', d)"]],
  [
    "const a = b.split(c, d)[0]?.trim() ?? ''",
    ["const a = b.split(c, d)[0]?.trim() ?? 'mutant'", "const a = b.split(c, d)[0].trim() ?? ''"],
  ],
  ["const [a = '', b] = c.split('#', 2)", ["const [a = '', b] = c.split('#', 3)"]],
  ["const a = b.split(c, 1)[0] ?? ''", ["const a = b.split(c, 2)[0] ?? ''"]],
  ["const a = b.split(c)[0] ?? ''", ["const a = b.split(c)[0] ?? 'mutant'"]],
])('what stands in for the first part of a text in %s has no mutant, since no test can notice it', (code, left) => {
  expect(texts(code).filter((mutant) => left.includes(mutant))).toEqual([])
  expect(texts(code).length).toBeGreaterThan(0)
})

test('a default that is used has its mutant', () => {
  expect(texts("const [a = ''] = b ? c.split('#') : d")).toContain("const [a = 'mutant'] = b ? c.split('#') : d")
})

test('a mutant is named by its place and what it changes', () => {
  const code = 'const a = 1\nexport const b = a === 2'
  expect(mutantsOf('src/a.ts', code).map((mutant) => nameOf(code, mutant))).toEqual([
    'src/a.ts:1:11 "1" → "2"',
    'src/a.ts:2:20 "===" → "!=="',
    'src/a.ts:2:24 "2" → "3"',
  ])
})

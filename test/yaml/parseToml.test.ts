import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { toValue } from '../../src/yaml/node.ts'
import { parseToml } from '../../src/yaml/parseToml.ts'
import { cpuSeconds } from '../cpuSeconds.ts'

const parsed = (text: string) => parseToml({ path: sourcePath('content/a.md'), text }, 2)

test.each([
  ['a dotted key', `${'a.'.repeat(5000)}b = 1`],
  ['a table', `[${'a.'.repeat(5000)}b]`],
])('%s that is deeper than the stack is a problem', (_, text) => {
  expect(parsed(text).problems).toMatchObject([
    { rule: 'invalid-front-matter', line: 2, message: 'this is not valid TOML: tables and lists are nested too deep' },
  ])
})

test('a key may be longer than a regular expression', () => {
  const key = 'k'.repeat(1_000_000)
  expect(Object.keys(Object(toValue(parsed(`${key} = 1`).value)))).toEqual([key])
})

test('10,000 tables are placed in time that grows with their number', async () => {
  const text = Array.from({ length: 10_000 }, (_, at) => `[t${at}]\na = 1`).join('\n')
  let last: unknown
  expect(
    await cpuSeconds(() => {
      const { value } = parsed(text)
      last = value.kind === 'map' && value.entries.at(-1)?.keyPlace.line
    }),
  ).toBeLessThan(1)
  expect(last).toBe(20_000)
})

test('a line of 100,000 spaces is passed in time that grows with its length', async () => {
  const text = `a = """\n${' '.repeat(100_000)}x\n"""`
  expect(await cpuSeconds(() => parsed(text))).toBeLessThan(1)
})

test('a value has the place of the first line that sets it or begins its table, in quotes or not', () => {
  const { value } = parsed(`a = 1\n"b c" = 2\n'd' = 3\n[[e.f]]\n[ g ]\na = 4\n`)
  const lines = value.kind === 'map' ? value.entries.map(({ key, keyPlace }) => `${key} ${keyPlace.line}`) : []
  expect(lines).toEqual(['a 2', 'b c 3', 'd 4', 'e 5', 'g 6'])
})

import { expect, test } from 'vitest'
import { problemsOf as problemsOfSite, site } from '../site.ts'
import { parse, problemsOf } from './parse.ts'

const placesIn = (text: string): string[] =>
  parse(text).value.links.map(({ place, target }) => `${place.line}:${place.column} ${target}`)

test('links by reference stand where their definition does, and count once', () => {
  const text = 'a [x][r], [y][r] and\n[r]\n\n![z][r]\n\n> [R]: nope.md'
  expect(placesIn(text)).toEqual(['6:3 nope.md', '6:3 nope.md'])
  expect(problemsOf('[a][r] [b][r]\n\n[r]: javascript:x')).toHaveLength(1)
})

test('one report is given for a definition that is used ten times', async () => {
  const { found } = await site({ 'content/index.md': `# Home\n\n${'[x][r] '.repeat(10)}\n\n[r]: nope.md` })
  expect(found.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual(['5:1 broken-link'])
})

test.each([
  ['::: tip See [x](a.md)\nText\n:::', '1:13 a.md'],
  [':::{tip} See [x](a.md)\nText\n:::', '1:14 a.md'],
  [':::tip See [x](a.md)\nText\n:::', '1:12 a.md'],
  [':::   warning   {open} [x](a.md)\n:::', '1:24 a.md'],
  ['> ::: tip A [x](a.md)\n> :::', '1:13 a.md'],
  [':::tip{title="T"}\n[x](a.md)\n:::', '2:1 a.md'],
  ['::: tip A [ b ] c ] [x](a.md)\n:::', '1:21 a.md'],
  ['::: tip [ ] ] \\[ [x](a.md) {open}\n:::', '1:18 a.md'],
  [':::tip{#tip title="] [x](a.md)"}\n:::', '1:22 a.md'],
])('in %j, the link is at %s', (text, place) => {
  expect(placesIn(text)).toEqual([place])
})

test('a bracket of a title that ends nothing is text, as written, and moves no problem out of its line', () => {
  const text = ':::danger [^ü] _`offer` [^ `$&`_ ++a+b++\nText\n:::'
  expect(problemsOf(text).map((line) => line.split(' ')[0])).toEqual(['1:11', '1:34'])
})

test.each([
  ['1. [ ] \n   :icon[none]', '2:4'],
  ['> - [x]\n> ==a== :icon[none]', '2:9'],
  ['- [ ] :icon[none]', '1:7'],
])('in the task %j, the icon is at %s', (text, place) => {
  const { problems } = parse(text)
  expect(problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual([`${place} unknown-icon`])
})

test('code keeps its lines where comments that mark them were taken out', () => {
  const { samples } = parse('- ```js\n  a()\n  // highlight-next-line\n  b()\n  ```').value
  expect(samples).toMatchObject([{ code: 'a()\n\nb()', margin: 2, place: { line: 2, column: 3 } }])
})

test('an alias of two pages is reported at both', async () => {
  const problems = await problemsOfSite({
    'content/a.md': '---\naliases: [/old/]\n---\n# A',
    'content/b.md': '---\naliases: [/old/]\n---\n# B',
  })
  expect(problems).toContain(
    'content/a.md:2:11  error  invalid-front-matter\n  "/old/" is also an alias in "content/b.md:2"',
  )
  expect(problems).toContain(
    'content/b.md:2:11  error  invalid-front-matter\n  "/old/" is also an alias in "content/a.md:2"',
  )
})

import { expect, test } from 'vitest'
import { bodyOf, parse, problemsOf } from '../parse.ts'

/** The same with the names of notes that authors choose. */
const named = (body: string): string => {
  const names = [...new Set(body.match(/note-[\da-f]{8}/g))]
  return names.reduce((text, name, index) => text.replaceAll(name, String(index + 1)), body)
}

test.each([
  ['One^[see *this*], two^[that].', 'One[^1], two[^2].\n\n[^1]: see *this*\n\n[^2]: that'],
  [
    '**a^[b]** and\nc^[d [e](https://e.dev) f[0]]',
    '**a[^1]** and\nc[^2]\n\n[^1]: b\n\n[^2]: d [e](https://e.dev) f[0]',
  ],
  ['| a |\n| --- |\n| b^[c] |', '| a |\n| --- |\n| b[^1] |\n\n[^1]: c'],
  ['- a^[x]\n- b^[x]', '- a[^1]\n- b[^1]\n\n[^1]: x'],
  ['> x^[a\n> *b*\n> note] c', '> x[^1] c\n\n[^1]: a\n    *b*\n    note'],
  ['1. x^[a\n   note] c', '1. x[^1] c\n\n[^1]: a\n    note'],
  ['a^[b ==c==]', 'a[^1]\n\n[^1]: b ==c=='],
])('%j is %j', (text, written) => {
  for (const pipeline of ['fast', 'reference'] as const)
    expect(named(bodyOf(text, { pipeline }))).toBe(bodyOf(written, { pipeline }))
  expect(problemsOf(text)).toEqual([])
})

test('both pipelines write notes within notes alike', () => {
  const [fast, reference] = (['fast', 'reference'] as const).map((pipeline) => parse('a^[b^[c] d] e', { pipeline }))
  expect(fast).toEqual(reference)
  expect(fast?.problems).toEqual([])
  expect(bodyOf('a^[b^[c] d] e').match(/<li/g)).toHaveLength(2)
})

test.each(['a\\^[b]', '`^[b]`', 'a^[]', 'of the class ^[a-z]', 'a^[b', 'a [^[b]'])('%j has no note', (text) => {
  expect(bodyOf(text)).not.toContain('data-footnotes')
})

test('what is wrong in a note is reported at its place', () => {
  expect(problemsOf('Text^[with {{nope}} and [[wiki]]] and [[more]]')).toEqual([
    expect.stringMatching(/^1:12 /),
    expect.stringMatching(/^1:25 .*wiki link/),
    expect.stringMatching(/^1:39 .*wiki link/),
  ])
  expect(parse('a^[see [more](x.md)]').value.links.map(({ place, target }) => [place.column, target])).toEqual([
    [8, 'x.md'],
  ])
})

test('very many notes of one text stay text, and are reported', () => {
  const text = Array.from({ length: 300 }, (_, index) => `a^[note ${index}]`).join(' ')
  expect(bodyOf(text).match(/<li/g)).toHaveLength(200)
  expect(problemsOf(text)[0]).toContain('is an inline footnote')
})

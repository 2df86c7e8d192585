import { expect, test } from 'vitest'
import { lines, readDocument } from '../readApi.ts'

const faultsOf = async (keywords: string, version: string): Promise<string[]> => {
  const text = `openapi: ${version}\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    A: { ${keywords} }\n`
  return lines(await readDocument(text)).map((line) => line.replace(' warning invalid-spec:', ''))
}

const JAVASCRIPT = 'patterns are regular expressions of JavaScript'

test.each([
  ['(', `the pattern "(" is not a regular expression: unterminated group\n  fix: correct it: ${JAVASCRIPT}`],
  [
    '(?i)abc',
    'the pattern "(?i)abc" is not a regular expression: invalid group\n' +
      '  fix: remove the flags at its start: JavaScript has none there',
  ],
  [
    '(?P<year>\\d+)',
    'the pattern "(?P<year>\\d+)" is not a regular expression: invalid group\n' +
      '  fix: write "(?<" in the place of "(?P<"',
  ],
  [
    'a++',
    'the pattern "a++" is not a regular expression: nothing to repeat\n' +
      '  fix: remove the "+" after a quantifier: JavaScript has no possessive ones',
  ],
  ['/^a$/i', 'the pattern "/^a$/i" matches nothing, since its slashes stand for themselves\n  fix: write "^a$"'],
])('the pattern %s is reported in every version, with the reason', async (pattern, problem) => {
  expect(await faultsOf(`type: string, pattern: '${pattern}'`, '3.0.3')).toEqual([`6:33 ${problem}`])
  expect(await faultsOf(`type: string, pattern: '${pattern}'`, '3.1.0')).toEqual([`6:33 ${problem}`])
})

test('names of properties by a pattern are judged, too', async () => {
  expect(await faultsOf("patternProperties: { '[': {} }", '3.1.0')).toEqual([
    `6:31 the pattern "[" is not a regular expression: unterminated character class\n  fix: correct it: ${JAVASCRIPT}`,
  ])
})

test.each(['[\\w\\-]+', '\\p{L}+', '^/a/$', '/a', '^(?:a|b)$'])('the pattern %s is fine', async (pattern) => {
  expect(await faultsOf(`type: string, pattern: '${pattern}'`, '3.0.3')).toEqual([])
})

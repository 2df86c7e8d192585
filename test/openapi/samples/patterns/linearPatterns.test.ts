import { expect, test } from 'vitest'
import { linearPatterns } from '../../../../src/openapi/samples/patterns/linearPatterns.ts'
import { cpuSeconds } from '../../../cpuSeconds.ts'

const patterns = await linearPatterns()

const ofEcmaScript = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text)

/** Pseudorandom numbers below a limit, the same ones each time (https://en.wikipedia.org/wiki/Xorshift). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const CHARACTERS = ['a', 'b', 'B', '1', '_', '-', ' ', '\n', '\r', '\u2028', '\ufeff', 'é', 'ſ', 'K', '😀', '\ud83d']
const ATOMS = [
  ...['a', 'b', 'B', '1', '_', '-', ' ', 'é', 'ſ', '😀', ':', '<', '&', '~', '#', '"', '.', '\\.', '\\/', '\\$', '\\|'],
  ...[
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\cJ',
    '\\n',
    '\\r',
    '\\t',
    '\\v',
    '\\0',
    '\\x61',
    '\\u0061',
    '\\u{62}',
  ],
  ...['\\ud83d\\ude00', '\\u{d83d}', '\\ude00', '\\u{1F600}', '\\u2028', '\\p{L}', '\\P{L}', '\\p{Lu}', '\\p{ASCII}'],
]
const MEMBERS = [
  ...[
    'a',
    'b',
    'a-b',
    '0-9',
    'A-Z',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\-',
    '\\]',
    '\\^',
    '^',
    '[',
    '[:alpha:',
    '&&',
  ],
  ...[
    '\\b',
    '\\cJ',
    '\\n',
    '\\u{d83d}',
    '\\ud83d\\ude00',
    '\\u{1F600}-\\u{1F64F}',
    '\\p{L}',
    '\\P{ASCII}',
    'é-ſ',
    '.',
    '$',
  ],
]
const ASSERTIONS = ['^', '$', '\\b', '\\B']
const QUANTIFIERS = ['*', '+', '?', '{2}', '{0}', '{1,}', '{0,2}', '*?', '+?', '??', '{1,3}?']

function generator(below: (limit: number) => number) {
  const pick = (list: string[]): string => list[below(list.length)] ?? ''
  const times = (most: number, make: () => string): string => Array.from({ length: below(most + 1) }, make).join('')
  const characterClass = (): string => `[${pick(['', '^'])}${times(3, () => pick(MEMBERS))}]`
  const atom = (depth: number): string => {
    const kind = below(10)
    if (kind < 2 && depth > 0) return `${pick(['(', '(?:'])}${pattern(depth - 1)})`
    return kind < 5 ? characterClass() : pick(ATOMS)
  }
  const term = (depth: number): string => {
    const kind = below(8)
    if (kind === 0) return pick(ASSERTIONS)
    return atom(depth) + (kind < 4 ? pick(QUANTIFIERS) : '')
  }
  const pattern = (depth: number): string => {
    const first = times(3, () => term(depth))
    return below(4) === 0 ? `${first}|${times(2, () => term(depth))}` : first
  }
  return { pattern: () => pattern(3), text: () => times(6, () => pick(CHARACTERS)) }
}

test('generated patterns match the texts that they match in ECMAScript', () => {
  const { pattern, text } = generator(numbersFrom(20_260_131))
  const differing: unknown[] = []
  let matched = 0
  for (let round = 0; round < 4_000; round++) {
    const written = pattern()
    const matches = patterns(written)
    for (let each = 0; each < 6; each++) {
      const value = text()
      const wanted = ofEcmaScript(written, value)
      if (wanted) matched++
      if (matches(value) !== wanted) differing.push({ written, value, wanted })
    }
  }
  expect(differing).toEqual([])
  expect(matched).toBeGreaterThan(4_000)
  expect(matched).toBeLessThan(20_000)
}, 60_000)

test.each<[pattern: string, matching: string[], others: string[]]>([
  ['^a$', ['a'], ['a\n', 'b\na', 'A']],
  ['^.$', ['a', '😀', '\u0085', '\ud83d'], ['\n', '\r', '\u2028', '\u2029', '']],
  ['^\\d+$', ['09'], ['٣']],
  ['^\\w+$', ['aAzZ_09'], ['é', 'ſ', '/', ':', '@', '[', '^', '`', '{']],
  ['^\\s$', [' ', '\v', '\u00a0', '\ufeff', '\u2029', '\u3000'], ['\u200b', '\u180e', '\u0085']],
  ['\\bcaf\\b', ['café'], ['cafe']],
  ['^\\cA\\x41\\u0042\\u{43}\\0$', ['\u0001ABC\0'], ['cA']],
  ['^(?<year>\\d{4})-(?<month>\\d\\d)$', ['2026-01'], ['2026-1']],
  ['^[\\w.-]$', ['-', '.'], [',']],
  ['^[^]$', ['\n', '😀', '\ud83d'], ['']],
  ['[]', [], ['', 'a']],
  ['^[a\\]\\\\^-]$', ['a', ']', '\\', '^', '-'], ['b']],
  ['^[[:alpha:]$', ['[', ':', 'a'], ['b']],
  ['^[\\b]$', ['\b'], ['b']],
  ['^\\/\\^\\$\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\\\$', ['/^$.*+?()[]{}|\\'], []],
  ['^\\p{Lu}\\p{Script=Greek}\\p{Emoji_Presentation}$', ['Éλ😀'], ['éλ😀', 'ÉÉ😀']],
  ['^\\P{L}[^\\p{L}]$', ['1-'], ['a1', '1a']],
  ['^😀{2}$', ['😀😀'], ['😀\ude00']],
  ['^[😀]$', ['😀'], ['\ud83d']],
  ['\\ud83d', ['\ud83d', 'a\ud83da'], ['😀']],
  ['^\\u{d83d}\\u{de00}$', [], ['😀']],
  ['^(?:a|ab)(?:c|bcd)$', ['ac', 'abc', 'abcd'], ['abd']],
  ['^(?:a*)*b$', ['b', 'aab'], ['a']],
  ['^(a?){1000}$', ['', 'aa'], ['b']],
])('%s is judged as in ECMAScript', (pattern, matching, others) => {
  for (const text of [...matching, ...others]) {
    expect([text, patterns(pattern)(text)]).toEqual([text, ofEcmaScript(pattern, text)])
  }
  expect(matching.filter((text) => !ofEcmaScript(pattern, text))).toEqual([])
  expect(others.filter((text) => ofEcmaScript(pattern, text))).toEqual([])
})

test.each([
  ...['(?=a)', '(?!a)', '(?<=a)', '(?<!a)', '(a)\\1', '(?<n>a)\\k<n>'],
  // RE2 reads these, with another meaning; ECMAScript does not, or only in its newest versions.
  ...[
    '(?i)a',
    '(?i:a)',
    '(?P<n>a)',
    '\\Aa',
    'a\\z',
    'a\\Z',
    '\\Qa\\E',
    '\\pL',
    '\\p{Greek}',
    '\\C',
    '\\a',
    '\\123',
    '\\x{61}',
  ],
  ...[
    'a++',
    'a**',
    '{',
    '}',
    ']',
    'a{2',
    'a{2,1}',
    '(',
    ')',
    '[',
    '[b-a]',
    '[\\w-z]',
    '\\',
    '\\-',
    '\\_',
    '\\u{110000}',
  ],
  ...[
    'a{30000}',
    'a{9000}b{9000}c{9000}',
    '(a{200}){200}',
    '(?:'.repeat(500) + ')'.repeat(500),
    'a'.repeat(20_000),
    '[a'.repeat(20_000),
  ],
])('%s is not judged', (pattern) => {
  expect(patterns(pattern)('a')).toBe(undefined)
})

test.each([
  ['^a{1001}$', [1000, 1001, 1002]],
  ['^a{15000}$', [0, 3]],
  ['^a{1,4000}$', [0, 1, 1001, 4000, 4001]],
  ['^a{1500,}$', [1499, 1500, 6000]],
  ['^(a{100}){15,20}$', [1400, 1500, 1550, 2000, 2100]],
  ['^(?:(?:a{2}){600}){3}$', [3500, 3600, 3601]],
])('%s is judged in pieces that the automaton accepts', async (pattern, lengths) => {
  const judge = (await linearPatterns())(pattern)
  const texts = lengths.map((length) => 'a'.repeat(length))
  expect(texts.map(judge)).toEqual(texts.map((text) => ofEcmaScript(pattern, text)))
})

test('the time for a text grows with its length, whatever the pattern', async () => {
  const judge = await linearPatterns()
  const seconds = await cpuSeconds(() => {
    for (const pattern of ['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '(.*)*x', '^([a-z]+)*[!]$', '(a*)*(a*)*b', '(x+x+)+y'])
      expect(judge(pattern)(`${'a'.repeat(50_000)}.`)).toBe(false)
  })
  expect(seconds).toBeLessThan(20)
})

test('what all patterns of a document cost is limited, and further texts are not judged', async () => {
  const judge = await linearPatterns()
  const text = 'a'.repeat(1_000_000)
  const verdicts = Array.from({ length: 100 }, () => judge('^(?:[ab]*a[ab]{20})*$')(text))
  expect(new Set(verdicts)).toEqual(new Set([true, undefined]))
  expect(verdicts.indexOf(undefined)).toBe(verdicts.lastIndexOf(true) + 1)
})

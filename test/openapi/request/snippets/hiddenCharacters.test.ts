import { expect, test } from 'vitest'
import {
  escapeCodePoint,
  escapeHidden,
  escapeUnits,
  hasHidden,
  isBlock,
} from '../../../../src/openapi/request/snippets/hiddenCharacters.ts'

test.each([
  ['line ends and tabs have names', 'a\nb\rc\td', 'a\\nb\\rc\\td'],
  ['a control has its code', '\u0000\u001b', '\\u0000\\u001b'],
  ['a soft hyphen, a direction mark and a line separator, too', '\u00ad\u202e\u2028', '\\u00ad\\u202e\\u2028'],
  ['what can be seen stays', 'é 漢 😀', 'é 漢 😀'],
])('%s', (_, text, escaped) => {
  expect(escapeHidden(text, escapeUnits)).toBe(escaped)
  expect(escapeHidden(text, escapeCodePoint)).toBe(escaped)
})

test('a character beyond the first 65,536 is two units, or one code point of eight digits', () => {
  expect(escapeUnits('\u{e0001}')).toBe('\\udb40\\udc01')
  expect(escapeCodePoint('\u{e0001}')).toBe('\\U000e0001')
  expect(escapeCodePoint('\uffff')).toBe('\\uffff')
})

test('lines without hidden characters can stand as a block', () => {
  expect([isBlock('a\nb'), isBlock('a'), isBlock('a\n\tb'), hasHidden('a b'), hasHidden('a\u200b')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})

import { expect, test } from 'vitest'
import { readFineTimes, writeFineTimes } from '../../src/external/verdictCache.ts'
import { broken, fine, unverified } from '../../src/model/verdict.ts'

const NOON = Date.UTC(2026, 0, 2, 12)
const HOUR = 3_600_000

test('row 107: what was fine is remembered for a day, everything else is asked again', () => {
  const verdicts = new Map([
    ['https://b.dev/', fine()],
    ['https://a.dev/', fine()],
    ['https://moved.dev/', fine({ kind: 'moved', to: 'https://new.dev/' })],
    ['https://gone.dev/', broken('404')],
    ['https://shy.dev/', unverified('403')],
  ])
  const text = writeFineTimes(new Map(), verdicts, NOON)
  expect(text).toBe(`{
 "version": 1,
 "fine": {
  "https://a.dev/": ${NOON},
  "https://b.dev/": ${NOON}
 }
}
`)
  expect([...readFineTimes(text, NOON + 23 * HOUR).keys()]).toEqual(['https://a.dev/', 'https://b.dev/'])
  expect(readFineTimes(text, NOON + 24 * HOUR).size).toBe(0)
  expect(readFineTimes(text, NOON - HOUR).size).toBe(0)
})

test('what earlier runs found stays until it is a day old, or found broken', () => {
  const before = new Map([
    ['https://a.dev/', NOON - HOUR],
    ['https://b.dev/', NOON - 2 * HOUR],
  ])
  const text = writeFineTimes(before, new Map([['https://b.dev/', broken('410')]]), NOON)
  expect([...readFineTimes(text, NOON)]).toEqual([['https://a.dev/', NOON - HOUR]])
})

test.each([
  undefined,
  '',
  '{',
  '[]',
  'null',
  '{"version":2,"fine":{"https://a.dev/":1}}',
  '{"version":1,"fine":{"a":"b"}}',
])('a cache that is damaged or of another version is no cache: %j', (text) => {
  expect(readFineTimes(text, NOON).size).toBe(0)
})

test('it does not grow without end: the latest stay', () => {
  const many = new Map(Array.from({ length: 20_010 }, (_, index) => [`https://a.dev/${index}`, NOON - index]))
  const kept = readFineTimes(writeFineTimes(many, new Map(), NOON), NOON)
  expect(kept.size).toBe(20_000)
  expect(kept.has('https://a.dev/20005')).toBe(false)
})

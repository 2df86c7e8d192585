import { expect, test } from 'vitest'
import { EMAIL } from '../../../src/check/identifiers/hosts.ts'
import { PHONE } from '../../../src/check/identifiers/phones.ts'
import { insteadIn } from './insteadIn.ts'

test.each([
  ['of North America', '"+12125551234" +1 (212) 867-5309', ['+12025550100', '+1 202 555 0100']],
  ['of Britain', 'tel:+44 (0)20 7123 4567', ['+44 20 7946 0000']],
  ['of a country without a range for fiction', '+81 3 1234 5678', ['+1 202 555 0100']],
  ['for fiction', '+1 212 555 0123, +44 20 7946 0958, +44 7700 900123, +33 1 99 00 12 34, +49 30 23125 123', []],
  ['that nobody can have', '+15551234567 +11234567890 +1234567890', []],
  ['that is a sum, a date or a version', 'a+12125551234 f(x)+12125551234 +2024-01-01 1.0.0+20130313144700', []],
])('a telephone number %s', (_, line, expected) => {
  expect(insteadIn(PHONE, line)).toEqual(expected)
})

test('looking for them takes time in proportion to the text', () => {
  const long = [`${'a.'.repeat(50_000)}@`, '+1'.repeat(50_000), `//${'a:'.repeat(50_000)}`, '1 '.repeat(50_000)]
  const began = process.cpuUsage()
  for (const line of long) for (const kind of [EMAIL, PHONE]) expect(insteadIn(kind, line)).toEqual([])
  const { user } = process.cpuUsage(began)
  expect(user / 1e6).toBeLessThan(1)
})

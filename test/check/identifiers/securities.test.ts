import { expect, test } from 'vitest'
import { COUNTRIES } from '../../../src/check/identifiers/countries.ts'
import { ISIN, LEI } from '../../../src/check/identifiers/securities.ts'
import { insteadIn } from './insteadIn.ts'

test('ISO 3166 assigns 249 codes', () => {
  expect(COUNTRIES.size).toBe(249)
})

test.each([
  ['of the United States', '"isin": "US0378331005"', ['XX0378331005']],
  ['with letters', 'GB00B03MLX29', ['XX00B03MLX22']],
  ['of the clearing systems', 'XS0971721450', ['XX0971721453']],
  ['whose number is a name', 'BRPETRACNPR6', ['XXPETRACNPR8']],
  ['with a wrong check digit', 'US0378331006', []],
  ['of a code that no country has', 'XX0378331005 ZZ0378331001', []],
  ['inside of a longer word', 'US03783310055 aUS0378331005 550E8400-US0378331005', []],
  ['that is an id after a word', 'CUSTOMER0004', []],
])('an ISIN %s', (_, line, expected) => {
  expect(insteadIn(ISIN, line)).toEqual(expected)
})

test.each([
  ['of a company', 'lei=HWUPKR0MPOU8FGXBT394', ['XXXX000MPOU8FGXBT383']],
  ['with a wrong check digit', 'HWUPKR0MPOU8FGXBT395', []],
  ['of digits alone, which is a number', '00000000000000000098', []],
])('an LEI %s', (_, line, expected) => {
  expect(insteadIn(LEI, line)).toEqual(expected)
})

test('what is to be written instead is valid, and nobody has it', () => {
  const [isin = '', lei = ''] = [...insteadIn(ISIN, 'US0378331005'), ...insteadIn(LEI, 'HWUPKR0MPOU8FGXBT394')]
  expect([isin.length, lei.length]).toEqual([12, 20])
  expect([...insteadIn(ISIN, isin), ...insteadIn(LEI, lei)]).toEqual([])
})

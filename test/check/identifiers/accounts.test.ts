import { expect, test } from 'vitest'
import { CARD, IBAN } from '../../../src/check/identifiers/accounts.ts'
import { insteadIn } from './insteadIn.ts'

test.each([
  ['in one piece', 'iban: GB82WEST12345698765432', ['XX57WEST12345698765432']],
  ['in groups', '"DE89 3704 0044 0532 0130 00"', ['XX46 3704 0044 0532 0130 00']],
  ['before words in capitals', 'NO93 8601 1117 947 EUR', ['XX73 8601 1117 947']],
  ['with a wrong check digit', 'GB83WEST12345698765432', []],
  ['of another length than its country has', 'GB82WEST1234569876543', []],
  ['of a code that no country has', 'XX57WEST12345698765432 XX46 3704 0044 0532 0130 00', []],
])('an IBAN %s', (_, line, expected) => {
  expect(insteadIn(IBAN, line)).toEqual(expected)
})

test.each([
  ['of a network', '4532015112830366, 5425233430109903', ['4111111111111111', '5555555555554444']],
  ['in groups', '4532-0151-1283-0366 3742 454554 00126', ['4111111111111111', '378282246310005']],
  ['for tests', '4242 4242 4242 4242, 4111111111111111, 378282246310005, 4000002500003155', []],
  ['with a wrong check digit', '4532015112830367', []],
  ['of no network', '1700000000000', []],
  ['inside of a longer number', '45320151128303660000 0.4532015112830366 a4532015112830366', []],
])('a card number %s', (_, line, expected) => {
  expect(insteadIn(CARD, line)).toEqual(expected)
})

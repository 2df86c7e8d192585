import { describe, expect, test } from 'vitest'
import { distanceOf, fingerprintOf, halvesOf } from '../../src/ledger/fingerprint.ts'

const TWELVE = 'one two three four five six seven eight nine ten eleven twelve'

test('a fingerprint is the same in every version, since ledgers contain it', () => {
  expect(fingerprintOf(TWELVE)).toBe('ab45052861dcddec')
  expect(fingerprintOf(`Ä ß 漢字 ${TWELVE}`)).toBe('83150428e1cdddbc')
})

test('it depends on the words alone, not on their case or what is between them', () => {
  expect(fingerprintOf(`# ${TWELVE.toUpperCase().replaceAll(' ', ', ')}.\n`)).toBe(fingerprintOf(TWELVE))
})

test('a text of fewer than twelve words has none', () => {
  expect(fingerprintOf(TWELVE.replace(' twelve', ''))).toBe('')
})

function distance(one: string, other: string): number | undefined {
  const halves = halvesOf(one)
  const others = halvesOf(other)
  return halves && others && distanceOf(halves, others)
}

describe('the distance of two fingerprints', () => {
  test.each([
    ['0000000000000000', '0000000000000000', 0],
    ['0000000000000000', '8000000000000000', 1],
    ['0000000000000000', '0400000000000000', 1],
    ['0000000000000000', '0000000000000020', 1],
    ['0000000000000000', '0000000000000001', 1],
    ['0000000000000001', '000000000000000e', 4],
    ['0000000000000000', 'ffffffffffffffff', 64],
  ])('%s and %s: %i bits', (one, other, bits) => {
    expect(distance(one, other)).toBe(bits)
  })

  test('is not known where one has none', () => {
    expect(halvesOf('')).toBe(undefined)
  })
})

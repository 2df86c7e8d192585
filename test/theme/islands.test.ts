import { afterEach, expect, test, vi } from 'vitest'
import { choiceOf, modeOf, nextChoice } from '../../theme/islands/colorMode.ts'
import { readStored, store } from '../../theme/islands/storage.ts'

afterEach(() => vi.unstubAllGlobals())

const FIXED = { standard: 'light', respectSystem: false } as const
const FOLLOWING = { standard: 'light', respectSystem: true } as const

test('a stored value that is no colour mode counts as no choice', () => {
  expect(choiceOf('dark', FIXED)).toBe('dark')
  expect(choiceOf('purple', FIXED)).toBe('light')
  expect(choiceOf(undefined, FOLLOWING)).toBe('system')
})

test('the system decides only while the choice is left to it', () => {
  expect(modeOf('system', true)).toBe('dark')
  expect(modeOf('light', true)).toBe('light')
})

test('the button goes round: between two modes, or over the system where the site follows it', () => {
  expect([nextChoice('light', FIXED), nextChoice('dark', FIXED)]).toEqual(['dark', 'light'])
  expect([nextChoice('system', FOLLOWING), nextChoice('light', FOLLOWING), nextChoice('dark', FOLLOWING)]).toEqual([
    'light',
    'dark',
    'system',
  ])
})

test('denied storage reads as empty and takes what it is given without complaint', () => {
  const deny = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny })
  expect(readStored('a')).toBeUndefined()
  expect(() => store('a', 'b')).not.toThrow()
  expect(() => store('a', undefined)).not.toThrow()
})

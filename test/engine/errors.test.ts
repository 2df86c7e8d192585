import { expect, test } from 'vitest'
import { DamagedCache } from '../../src/disk/segments.ts'
import { messageOf } from '../../src/engine/errors.ts'

test('a cache that is damaged again and again is another program at work, and no bug', () => {
  expect(messageOf(new DamagedCache('texts-1 cannot be read'))).toBe(
    'texts-1 cannot be read; let no other program change .portalgen meanwhile',
  )
  expect(messageOf(new TypeError('x is not a function'))).toBeUndefined()
})

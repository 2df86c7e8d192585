import { expect, test } from 'vitest'
import { latest } from '../../src/disk/latest.ts'

test('what was read last is not read again, and a read that fails is tried again', () => {
  const asked: string[] = []
  const read = latest((key) => {
    asked.push(key)
    if (key === 'gone' && asked.filter((each) => each === key).length === 1) throw new Error('gone')
    return key.toUpperCase()
  })
  expect([read('a'), read('a'), read('b'), read('a')]).toEqual(['A', 'A', 'B', 'A'])
  expect(() => read('gone')).toThrow('gone')
  expect([read('a'), read('gone')]).toEqual(['A', 'GONE'])
  expect(asked).toEqual(['a', 'b', 'a', 'gone', 'gone'])
})

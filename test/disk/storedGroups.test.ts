import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasJust, noGroups, readGroups, writeGroups } from '../../src/disk/storedGroups.ts'
import { folderWith } from './folder.ts'

const file = (): string => join(folderWith({}), 'cache', 'build.bin')

const valuesOf = (keys: number[], content = 'x'): Map<string, unknown> =>
  new Map(keys.map((key) => [`key ${key}`, { list: [key, undefined], text: content }]))

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

test('values come back after some were added and others were not used any more', () => {
  const path = file()
  let { stored } = noGroups()
  for (const keys of [numbers(0, 300), numbers(0, 301), numbers(1, 301), [7], [], numbers(5, 90), numbers(5, 90)]) {
    stored = writeGroups(path, 'maker', valuesOf(keys), stored)
    expect(readGroups(path, 'maker')).toEqual({ values: valuesOf(keys), stored })
  }
})

test('a file has just the values of its keys, neither more nor fewer', () => {
  const stored = writeGroups(file(), 'maker', valuesOf(numbers(0, 300)), noGroups().stored)
  expect(hasJust(stored, valuesOf(numbers(0, 300).toReversed()))).toBe(true)
  expect(hasJust(stored, valuesOf(numbers(0, 301)))).toBe(false)
  expect(hasJust(stored, valuesOf(numbers(1, 301)))).toBe(false)
  expect(hasJust(stored, valuesOf(numbers(1, 300)))).toBe(false)
  expect(hasJust(noGroups().stored, new Map())).toBe(true)
})

test('values of groups of which nothing has changed are copied as they are', () => {
  const path = file()
  const first = writeGroups(path, 'maker', valuesOf(numbers(0, 300)), noGroups().stored)
  // Nobody asks for the content under a key that is known.
  writeGroups(path, 'maker', valuesOf(numbers(1, 300), 'new'), first)
  const texts = [...readGroups(path, 'maker').values].map(([key, value]) => `${key} ${JSON.stringify(value)}`)
  expect(texts.filter((text) => text.includes('"text":"new"'))).toHaveLength(63)
  expect(texts).toHaveLength(299)
})

test('a file that another build has replaced is not copied from', () => {
  const path = file()
  const first = writeGroups(path, 'maker', valuesOf(numbers(0, 100)), noGroups().stored)
  writeGroups(path, 'maker', valuesOf(numbers(50, 150), 'other'), noGroups().stored)
  const stored = writeGroups(path, 'maker', valuesOf(numbers(0, 100)), first)
  expect(readGroups(path, 'maker')).toEqual({ values: valuesOf(numbers(0, 100)), stored })
})

test('another maker, a missing file or a damaged one has no values', () => {
  const path = file()
  expect(readGroups(path, 'maker')).toEqual(noGroups())
  const first = writeGroups(path, 'maker', valuesOf(numbers(0, 100)), noGroups().stored)
  expect(readGroups(path, 'another')).toEqual(noGroups())
  const bytes = readFileSync(path)
  for (const at of [0, 40, bytes.length - 100, bytes.length - 30, bytes.length - 1]) {
    writeFileSync(
      path,
      bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)),
    )
    expect(readGroups(path, 'maker')).toEqual(noGroups())
    const stored = writeGroups(path, 'maker', valuesOf(numbers(0, 100)), first)
    expect(readGroups(path, 'maker')).toEqual({ values: valuesOf(numbers(0, 100)), stored })
  }
  for (const size of [0, 10, 76, bytes.length - 1]) {
    writeFileSync(path, bytes.subarray(0, size))
    expect(readGroups(path, 'maker')).toEqual(noGroups())
  }
})

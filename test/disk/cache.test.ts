import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheKey, memoryCache } from '../../src/disk/cache.ts'
import { readStored, removeDrafts, writeStored } from '../../src/disk/storedFile.ts'
import { folderWith } from './folder.ts'

test('a key tells its parts from each other', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'))
  expect(cacheKey('a', 'b')).toBe(cacheKey('a', 'b'))
})

test('only what was used is kept', () => {
  const cache = memoryCache(
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  )
  expect(cache.get('a')).toBe(1)
  expect(cache.get('c')).toBeUndefined()
  cache.set('d', 4)
  expect([...cache.used]).toEqual([
    ['a', 1],
    ['d', 4],
  ])
})

const stored = () => join(folderWith({}), 'cache', 'texts.bin')

test('what is stored comes back', () => {
  const path = stored()
  const value = { list: [1, undefined], map: new Map([['x', 'ü']]) }
  writeStored(path, 'maker', new Map([['key', value]]))
  expect(readStored(path, 'maker').get('key')).toEqual(value)
})

test('another maker, a missing file or a damaged one is an empty cache', () => {
  const path = stored()
  expect(readStored(path, 'maker')).toEqual(new Map())
  writeStored(path, 'maker', new Map([['key', 'value']]))
  expect(readStored(path, 'another')).toEqual(new Map())
  const bytes = readFileSync(path)
  for (const damaged of [
    Buffer.alloc(0),
    bytes.subarray(0, 40),
    bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
  ]) {
    writeFileSync(path, damaged)
    expect(readStored(path, 'maker')).toEqual(new Map())
  }
})

test('the draft of a process that is gone is removed; that of a running one stays', () => {
  const path = stored()
  writeStored(path, 'maker', new Map())
  writeFileSync(`${path}.999999999`, '')
  writeFileSync(`${path}.${process.ppid}`, '')
  removeDrafts(join(path, '..'))
  expect(readdirSync(join(path, '..')).toSorted()).toEqual(['texts.bin', `texts.bin.${process.ppid}`])
})

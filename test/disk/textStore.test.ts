import { closeSync, openSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DamagedCache } from '../../src/disk/segments.ts'
import { diskTexts } from '../../src/disk/textStore.ts'
import { html } from '../../src/model/html.ts'
import { markdownText } from '../../src/model/markdown.ts'
import type { PageText } from '../../src/model/page.ts'
import { mergeParts } from '../../src/search/mergeParts.ts'
import { folderWith } from './folder.ts'

const textOf = (body: string): PageText => ({
  body: html(body),
  sections: [{ id: undefined, heading: '', level: 1, text: `ü ${body}` }],
  markdown: markdownText(body),
})

const segmentsIn = (folder: string): string[] => readdirSync(folder).filter((name) => /^texts-/.test(name))

/** A folder in which these texts are kept. */
function keptIn(texts: Record<string, string>): string {
  const folder = join(folderWith({}), 'cache')
  const store = diskTexts(folder, 'maker')
  for (const [key, body] of Object.entries(texts)) store.write(key, textOf(body))
  store.keep()
  store.close()
  return folder
}

test('texts that were kept are found by the next build', () => {
  const store = diskTexts(keptIn({ a: 'one', b: 'two' }), 'maker')
  expect([store.has('a'), store.has('b'), store.has('c')]).toEqual([true, true, false])
  expect(store.read('a')).toEqual(textOf('one'))
  store.close()
})

test('terms are kept with the text of their page, also by a command that does not search', () => {
  const folder = keptIn({ a: 'one', b: 'two' })
  const terms = { kinds: [], subjects: [], words: ['one', 'two'], occurrences: Uint32Array.of(1, 0, 3) }
  const group = { key: 'a and b', group: mergeParts([terms]), texts: { sizes: [], entries: [] } }
  const searching = diskTexts(folder, 'maker')
  for (const key of ['a', 'b']) searching.has(key)
  expect([searching.search.indexed('a'), searching.isStale()]).toEqual([undefined, false])
  searching.search.keepIndexed('a', terms)
  searching.search.keepGroup('a', group)
  expect([searching.search.indexed('a'), searching.isStale()]).toEqual([terms, true])
  searching.keep()
  const without = diskTexts(folder, 'maker')
  without.has('a')
  without.keep()
  const after = diskTexts(folder, 'maker')
  expect([after.has('a'), after.has('b'), after.search.indexed('a'), after.search.indexed('b')]).toEqual([
    true,
    false,
    terms,
    undefined,
  ])
  expect([after.search.group('a'), after.search.group('b')]).toEqual([group, undefined])
  for (const store of [searching, without, after]) store.close()
})

test('another version of the program, or a damaged index, finds none', () => {
  const folder = keptIn({ a: 'one' })
  expect(diskTexts(folder, 'another').has('a')).toBe(false)
  writeFileSync(join(folder, 'texts.bin'), 'damaged')
  expect(diskTexts(folder, 'maker').has('a')).toBe(false)
})

test('what is not used is forgotten when others are kept', () => {
  const folder = keptIn({ a: 'one', b: 'two' })
  const store = diskTexts(folder, 'maker')
  store.has('b')
  store.keep()
  store.close()
  expect(diskTexts(folder, 'maker').has('a')).toBe(false)
  expect(diskTexts(folder, 'maker').read('b')).toEqual(textOf('two'))
})

test('what was not kept leaves nothing', () => {
  const folder = keptIn({ a: 'one' })
  const before = readdirSync(folder)
  const store = diskTexts(folder, 'maker')
  store.write('b', textOf('two'))
  expect(store.read('b')).toEqual(textOf('two'))
  store.close()
  expect(readdirSync(folder)).toEqual(before)
})

test('many small edits end in few files, and files that are mostly unused are written anew', () => {
  const folder = keptIn({ big: 'x'.repeat(5000) })
  for (let edit = 0; edit < 40; edit += 1) {
    const store = diskTexts(folder, 'maker')
    store.has('big')
    store.write(`small-${edit}`, textOf('y'.repeat(1000)))
    store.keep()
    store.close()
  }
  expect(segmentsIn(folder).length).toBeLessThanOrEqual(12)
  const bytes = segmentsIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(bytes).toBeLessThan(40_000)
  expect(diskTexts(folder, 'maker').read('small-39')).toEqual(textOf('y'.repeat(1000)))
})

test('a text that differs from what was stored is reported as damaged', () => {
  const folder = keptIn({ a: 'one', b: 'two' })
  const [segment = ''] = segmentsIn(folder)
  const bytes = readFileSync(join(folder, segment))
  writeFileSync(
    join(folder, segment),
    bytes.map((byte, at) => (at === 12 ? byte ^ 1 : byte)),
  )
  const store = diskTexts(folder, 'maker')
  expect(store.has('a')).toBe(true)
  expect(() => store.read('a')).toThrow(DamagedCache)
  expect(store.read('b')).toEqual(textOf('two'))
})

test('a file that is gone, or shorter than it was, holds nothing', () => {
  const folder = keptIn({ a: 'one' })
  const [segment = ''] = segmentsIn(folder)
  writeFileSync(join(folder, segment), readFileSync(join(folder, segment)).subarray(0, 10))
  expect(diskTexts(folder, 'maker').has('a')).toBe(false)
  renameSync(join(folder, segment), join(folder, 'elsewhere'))
  expect(diskTexts(folder, 'maker').has('a')).toBe(false)
})

test('two builds at once do not hinder each other; the last one is found', () => {
  const folder = keptIn({ a: 'one' })
  const [one, other] = [diskTexts(folder, 'maker'), diskTexts(folder, 'maker')]
  one.write('b', textOf('two'))
  other.write('c', textOf('three'))
  one.keep()
  one.close()
  other.has('a')
  expect(() => other.keep()).not.toThrow()
  other.close()
  const next = diskTexts(folder, 'maker')
  expect([next.has('b'), next.has('c')]).toEqual([false, true])
})

test('where nothing can be written texts are held in memory, and the error is reported when they should be kept', () => {
  const folder = join(folderWith({ cache: 'a file' }), 'cache')
  const store = diskTexts(folder, 'maker')
  store.write('a', textOf('one'))
  expect(store.has('a')).toBe(true)
  expect(store.read('a')).toEqual(textOf('one'))
  expect(store.newSegment()).toBeUndefined()
  expect(() => store.keep()).toThrow(/EEXIST|ENOTDIR/)
})

test('a store that is closed closes no file again, and keeps nothing', () => {
  const folder = join(folderWith({}), 'cache')
  const store = diskTexts(folder, 'maker')
  store.write('a', textOf('one'))
  store.close()
  // It has the number that the closed file had.
  const file = openSync(join(folderWith({ 'other.txt': 'text' }), 'other.txt'), 'r')
  store.keep()
  store.close()
  expect(readFileSync(file, 'utf8')).toBe('text')
  closeSync(file)
  expect(readdirSync(folder)).toEqual([])
})

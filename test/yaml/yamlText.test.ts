import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { entriesText, yamlText } from '../../src/yaml/yamlText.ts'

test('texts and keys of any length are written', () => {
  const long = 'word '.repeat(600_000)
  const value = { title: 'API', sizes: [1, 2n ** 60n], description: `${long}\n`, [long.trim()]: null }
  expect(JSON.parse(yamlText(value))).toEqual({ ...value, sizes: [1, 2 ** 60] })
  const { [long.trim()]: _, ...withoutKey } = value
  expect(load(yamlText(withoutKey))).toEqual({ ...withoutKey, sizes: [1, 2 ** 60] })
})

test('other values are lines without brackets, and whole numbers are exact', () => {
  expect(yamlText({ title: 'API', sizes: [1, 2n ** 60n] })).toBe('title: API\nsizes:\n  - 1\n  - 1152921504606846976\n')
})

test('an entry with a text of any length leaves the others as lines', () => {
  const value = { title: 'API', sidebars: { docs: [`${'word '.repeat(600_000)}\n`] }, sizes: [1, 2] }
  const text = entriesText(value)
  expect(load(text)).toEqual(value)
  expect(text.replace(/"sidebars": .*/, '"sidebars": …')).toBe('title: API\n"sidebars": …\nsizes:\n  - 1\n  - 2\n')
})

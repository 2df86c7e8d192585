import { expect, test } from 'vitest'
import { slugOf } from '../../src/model/tag.ts'

test.each([
  ['Rate limits', 'rate-limits'],
  ['rate_limits', 'rate-limits'],
  ['Über', 'uber'],
  ['C', 'c'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  ['й', 'й'],
  ['ガイド', 'ガイド'],
  ['e\u0301', 'e'],
  ['../..', '2e-2e-2f-2e-2e'],
  ['🎉', '1f389'],
])('the address of the tag "%s" ends with "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

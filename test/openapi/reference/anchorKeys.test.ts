import { expect, test } from 'vitest'
import { createAnchors } from '../../../src/openapi/reference/anchors.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'

test('a name with U+0000 is not taken for a path of several names', () => {
  const { idOf } = createAnchors()
  const ids = [idOf('schema', 'a', 'b'), idOf('schema', 'a\0b'), idOf('schema', 'a.b')]
  expect(ids).toEqual(['schema-a.b', 'schema-a-b', 'schema-a.b-2'])
  expect([idOf('schema', 'a', 'b'), idOf('schema', 'a\0b'), idOf('schema', 'a.b')]).toEqual(ids)
})

test('of a name of any length, ids have 500 characters, and thousands of parts can begin with it', async () => {
  const { idOf } = createAnchors()
  const idOfPart = (part: string): string => idOf('operation', 'a'.repeat(20_000), 'path', part)
  const seconds = await cpuSeconds(() => {
    const ids = Array.from({ length: 2000 }, (_, index) => idOfPart(`p${index}`))
    expect(ids.at(-1)).toBe(`operation-${'a'.repeat(500)}.path.p1999`)
  })
  expect(seconds).toBeLessThan(0.5)
  expect(idOf('operation', 'a'.repeat(20_001), 'path', 'p0')).toBe(`operation-${'a'.repeat(500)}.path.p0-2`)
})

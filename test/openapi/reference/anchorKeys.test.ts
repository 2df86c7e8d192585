import { expect, test } from 'vitest'
import { createAnchors } from '../../../src/openapi/reference/anchors.ts'

test('a name with U+0000 is not taken for a path of several names', () => {
  const { idOf } = createAnchors()
  const ids = [idOf('schema', 'a', 'b'), idOf('schema', 'a\0b'), idOf('schema', 'a.b')]
  expect(ids).toEqual(['schema-a.b', 'schema-a-b', 'schema-a.b-2'])
  expect([idOf('schema', 'a', 'b'), idOf('schema', 'a\0b'), idOf('schema', 'a.b')]).toEqual(ids)
})

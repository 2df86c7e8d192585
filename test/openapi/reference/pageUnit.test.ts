import { expect, test } from 'vitest'
import type { Code } from '../../../src/model/code.ts'
import { codeMarkup } from '../../../src/model/codeMarkup.ts'
import { sizeOf } from '../../../src/openapi/reference/pageUnit.ts'

test('code counts by its lines with their markup, so that long samples divide a page', () => {
  const code = (count: number): Code => ({
    language: 'json',
    lines: Array.from({ length: count }, () => [
      { text: '"id"', kind: 'property' },
      { text: ': ', kind: '' },
      { text: '"a & b"', kind: 'string' },
    ]),
  })
  const counted = sizeOf(code(200)) - sizeOf(code(100))
  const drawn = codeMarkup(code(200)).length - codeMarkup(code(100)).length
  expect(counted / drawn).toBeGreaterThan(1)
  expect(counted / drawn).toBeLessThan(2)
})

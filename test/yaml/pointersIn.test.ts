import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'
import { pointersIn } from '../../src/yaml/pointersIn.ts'

const TEXT = `a:
  b: 1
  c/d~e: [x, y]
f:
  - g: { h: 2 }
  - i
`

test.each([
  [1, 1, '/a'],
  [2, 1, '/a'],
  [2, 3, '/a/b'],
  [2, 6, '/a/b'],
  [3, 2, '/a/b'],
  [3, 3, '/a/c~1d~0e'],
  [3, 11, '/a/c~1d~0e/0'],
  [3, 13, '/a/c~1d~0e/0'],
  [3, 14, '/a/c~1d~0e/1'],
  [4, 1, '/f'],
  [5, 4, '/f'],
  [5, 5, '/f/0/g'],
  [5, 10, '/f/0/g/h'],
  [6, 5, '/f/1'],
  [99, 1, '/f/1'],
])('at %i:%i begins %s, or what is before it', (line, column, pointer) => {
  const { value } = parseYaml({ path: sourcePath('x.yaml'), text: TEXT })
  expect(value && pointersIn(value)({ file: 'x.yaml', line, column })).toBe(pointer)
})

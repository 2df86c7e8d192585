import { expect, test } from 'vitest'
import { readPython } from '../../src/import/read/python/readPython.ts'

test('a module has what it declares, also under a condition, and what it imports', () => {
  const text = `"""Of m."""
from .a import (
  b as c,  # why
  d,
)
from e import *
if x:
    y: int = 1
else:
    def f(): "F."
@overload
def g(a): ...
def g(a=(1,
  2)) -> "t": pass
a, b = 1, 2
`
  const plain = { kind: 'function', isAsync: false, decorators: [] }
  expect(readPython('m', text)).toEqual({
    kind: 'module',
    name: 'm',
    docstring: 'Of m.',
    imports: new Map([
      ['c', '.a.b'],
      ['d', '.a.d'],
    ]),
    wholeImports: ['e'],
    members: [
      { kind: 'attribute', name: 'y', docstring: undefined, type: 'int', value: '1' },
      { ...plain, name: 'f', docstring: 'F.', parameters: [], returns: undefined },
      {
        ...plain,
        name: 'g',
        docstring: undefined,
        parameters: [{ name: 'a', type: undefined, value: '(1, 2)' }],
        returns: '"t"',
      },
    ],
  })
})

test('a docstring has no margin, and the escapes of its literal', () => {
  const docstring = (literal: string) => readPython('m', literal).docstring
  expect(docstring('"""One\n\n    two\\n\n      three\\\n    """')).toBe('One\n\ntwo\n\n  three')
  expect(docstring('r"a\\n"')).toBe('a\\n')
  expect(docstring('f"{a}"')).toBe(undefined)
})

test('text that is no Python is read as far as it goes', () => {
  expect(readPython('m', 'class (\n  def :::\n@\nfrom import\n').members).toEqual([])
})

import { expect, test } from 'vitest'
import { codeFence, codeSpan, joinBlocks, list, table } from '../../src/model/markdown.ts'

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`a``', '``` `a`` ```'],
])('%j is the code span %j', (code, span) => {
  expect(codeSpan(code)).toBe(span)
})

test('a fence is longer than those that begin a line inside', () => {
  expect(codeFence('a ```` b', 'js')).toBe('```js\na ```` b\n```')
  expect(codeFence('````\na', '')).toBe('`````\n````\na\n`````')
})

test('a table has as many columns as its longest row, aligned as they say; pipes are escaped', () => {
  expect(table([['a', 'b|c'], ['1'], ['2', '3', '4', '5']], ['left', 'right', 'center'])).toBe(
    ['| a | b\\|c |  |  |', '| :--- | ---: | :---: | --- |', '| 1 |  |  |  |', '| 2 | 3 | 4 | 5 |'].join('\n'),
  )
  expect([table([], []), table([[]], []), table([[], []], [])]).toEqual(['', '', ''])
})

test('the lines of an item are indented below its mark; items of several paragraphs stand apart', () => {
  expect(list(['a', 'b\nc'])).toBe('- a\n- b\n  c')
  expect(list(['a\n\nb', 'c'], (index) => `${index + 9}. `)).toBe('9. a\n\n   b\n\n10. c')
  expect(joinBlocks(['a', '', 'b'])).toBe('a\n\nb')
})

import { expect, test } from 'vitest'
import { type Problem, warning } from '../../src/model/problem.ts'
import { foldTargets } from '../../src/reporting/foldTargets.ts'

const link = (file: string, target: string): Problem =>
  warning('broken-link', { file, line: 1, column: 1 }, { message: `"${target}"`, target })

const solved = (file: string, target: string): Problem => ({ ...link(file, target), solution: 'set it' })

test('links of a file that one change fixes are one problem if they are many; others stay as they are', () => {
  const alike = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((target) => solved('x.md', target))
  const others = [link('x.md', 'p'), link('x.md', 'q'), link('x.md', 'r'), solved('y.md', 'a')]
  expect(foldTargets([...others, ...alike]).map(({ file, message, fix }) => [file, message, fix])).toEqual([
    ['x.md', '"p"', undefined],
    ['x.md', '"q"', undefined],
    ['x.md', '"r"', undefined],
    ['y.md', '"a"', undefined],
    ['x.md', '"a" (8 links to 8 such targets, among them "b" and "c")', 'set it'],
  ])
})

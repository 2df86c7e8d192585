import { expect, test } from 'vitest'
import { error, type Problem, warning } from '../../../src/model/problem.ts'
import { countOf } from '../../../src/reporting/report/counts.ts'

const place = { file: 'a.md', line: 1, column: 1 }
const faults: Problem[] = [error('broken-link', place, { message: 'x' }), error('broken-link', place, { message: 'y' })]
const warnings: Problem[] = [warning('broken-anchor', place, { message: 'z' })]

test.each<[Problem[], number, string]>([
  [[], 0, ''],
  [faults, 0, '2 errors'],
  [warnings, 0, '1 warning'],
  [[...faults, ...warnings], 40, '2 errors, 1 warning, 40 known problems in the baseline'],
  [[], 1, '1 known problem in the baseline'],
])('the counts of problems are a text (%#)', (problems, known, text) => {
  expect(countOf(problems, known)).toBe(text)
})

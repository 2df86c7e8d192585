import { expect, test } from 'vitest'
import { error, foundIn, type Problem, type Rule, warning } from '../../../src/model/problem.ts'
import { report } from '../../../src/reporting/report/report.ts'

const at = (line: number) => ({ file: 'content/a.md', line, column: 1 })

const errors = (count: number, rule: Rule, from = 1): Problem[] =>
  Array.from({ length: count }, (_, index) => error(rule, at(from + index), { message: `${rule} ${index}` }))

const text = (problems: Problem[], all = false): string =>
  report(problems, { format: 'text', all, checked: { pages: 1, links: 1, external: 0 } })

const placesIn = (shown: string): string[] => shown.split('\n').filter((line) => line.startsWith('content/'))

test('up to twenty problems are all shown, in the order of their places', () => {
  const shown = text([...errors(10, 'broken-link', 11), ...errors(10, 'broken-asset')])
  expect(placesIn(shown)).toHaveLength(20)
  expect(shown).not.toContain('shown')
})

const FIX = 'fix: add what is missing, remove the links, or name their addresses under "links: { ignore }"'

test('of more, each rule is counted, with what to do about links without a fix of their own, and the worst twenty are shown: some of each rule, causes first', () => {
  const warnings = errors(40, 'orphan-page').map(({ rule, message, line }) => warning(rule, at(line), { message }))
  const causes = foundIn('input', errors(2, 'invalid-yaml', 600))
  const shown = text([...errors(500, 'broken-link'), ...causes, ...warnings])
  expect(placesIn(shown)).toHaveLength(20)
  expect(placesIn(shown)[0]).toBe('content/a.md:600:1  error  invalid-yaml')
  expect(shown.split('\n\n')[1]).toBe(
    '      2  error  invalid-yaml, in 1 file\n' +
      '    500  error  broken-link, in 1 file\n' +
      `         ${FIX}\n` +
      '     40  warning  orphan-page, in 1 file\n' +
      '20 of 542 problems are shown; --all shows all',
  )
})

test('with --all, all are shown by rule, and counted', () => {
  const shown = text([...errors(30, 'broken-link'), ...foundIn('page', errors(2, 'invalid-yaml', 600))], true)
  expect(placesIn(shown)).toHaveLength(32)
  expect(shown).toMatch(/invalid-yaml, in 1 file\n {5}30 {2}error {2}broken-link, in 1 file\n {9}fix: .*$/)
  const fixed = errors(30, 'broken-link').map((each) => ({ ...each, fix: 'write "./a.md"' }))
  expect(text(fixed)).not.toContain(FIX)
})

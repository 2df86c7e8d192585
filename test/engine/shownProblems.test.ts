import { expect, test } from 'vitest'
import { problemsShown, UNKNOWN } from '../../src/engine/live/shownProblems.ts'
import { warning } from '../../src/model/problem.ts'

test('open pages show the other places of a problem, as paths in the repository', () => {
  const others = [{ file: 'content/b.md', line: 7, column: 1 }]
  const problem = {
    ...warning('missing-package', { file: 'content/a.md', line: 3, column: 1 }, { message: 'x' }),
    others,
  }
  const folders = { root: '/site', inRepository: 'docs/' }
  const shown = problemsShown([problem], { ...UNKNOWN, folders, editorOf: () => undefined })([])
  expect(JSON.parse(shown)).toMatchObject([
    { place: 'docs/content/a.md:3:1', message: 'x (2 times: also at docs/content/b.md:7:1)' },
  ])
})

import { expect, test } from 'vitest'
import { freshProblems } from '../../src/cli/freshProblems.ts'
import { warning } from '../../src/model/problem.ts'
import { sourcePath } from '../../src/model/route.ts'

const problem = (file: string, line: number, message: string) =>
  warning('broken-link', { file: sourcePath(file), line, column: 1 }, { message })

test('after the first reading only problems that are new, and those of files that changed, are reported', () => {
  const fresh = freshProblems()
  const [one, two] = [problem('content/a.md', 1, 'one'), problem('content/b.md', 1, 'two')]
  expect(fresh([one, two], [])).toEqual([one, two])
  const moved = problem('content/a.md', 9, 'one')
  expect(fresh([moved, two], ['content/c.md'])).toEqual([])
  expect(fresh([moved, two, two], ['content/c.md'])).toEqual([two])
  expect(fresh([moved, two], ['content/a.md'])).toEqual([moved])
  expect(fresh([two], ['content/a.md'])).toEqual([])
  expect(fresh([one, two], ['content/c.md'])).toEqual([one])
})

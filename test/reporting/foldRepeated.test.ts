import { expect, test } from 'vitest'
import { error, type Problem, warning } from '../../src/model/problem.ts'
import { foldRepeated } from '../../src/reporting/foldRepeated.ts'
import { site } from '../site.ts'

const at = (file: string, line: number) => ({ file, line, column: 1 })

/** The place and message of each problem that is left, and where else it was found. */
const foldedOf = (problems: Problem[]): string[] =>
  foldRepeated(problems).map(({ file, line, message, others = [] }) =>
    [`${file}:${line} ${message}`, ...others.map((other) => `${other.file}:${other.line}`)].join(', '),
  )

const once = (file: string, line: number, cause = 'x'): Problem =>
  warning('invalid-spec', at(file, line), { message: 'twice', once: cause })

test('problems with the same cause are one, at the first place, with all others', () => {
  expect(foldedOf([once('a', 1), once('a', 5), once('a', 2)])).toEqual(['a:1 twice, a:5, a:2'])
  expect(foldedOf([once('a', 1), once('b', 2), once('b', 2)])).toEqual(['a:1 twice, b:2'])
  expect(foldedOf([once('a', 1)])).toEqual(['a:1 twice'])
})

test('problems of another cause, rule or severity stay apart, and so do those without a cause', () => {
  const alone = warning('invalid-spec', at('a', 3), { message: 'alone' })
  const worse = error('invalid-spec', at('a', 4), { message: 'worse', once: 'x' })
  const other = warning('unknown-name', at('a', 5), { message: 'other', once: 'x' })
  expect(foldedOf([once('a', 1), alone, alone, once('a', 2, 'y'), worse, other])).toEqual([
    'a:1 twice',
    'a:3 alone',
    'a:3 alone',
    'a:2 twice',
    'a:4 worse',
    'a:5 other',
  ])
})

test('a mark of code that only another program has is one problem of the site', async () => {
  const files = {
    'content/index.md': '```js packageManager="npm"\na\n```\n\n[B](b.md)',
    'content/b.md': '# B\n\n```js packageManager="pnpm"\na\n```',
  }
  expect(foldedOf((await site(files)).found)).toEqual([
    'content/index.md:1 "packageManager=" is not a mark of a code block, content/b.md:3',
  ])
})

import { expect, test } from 'vitest'
import { error, type Problem } from '../../src/model/problem.ts'
import { readBaseline, writeBaseline } from '../../src/reporting/baseline.ts'
import { report } from '../../src/reporting/report/report.ts'
import { withoutKnown } from '../../src/reporting/withoutKnown.ts'

const broken = (target: string, line = 1): Problem =>
  error('broken-link', { file: 'content/a.md', line, column: 1 }, { message: `"${target}" does not exist`, target })

/** What is said of problems when others are known. */
function compared(known: Problem[], found: Problem[], externalChecked = true) {
  const { value, problems } = readBaseline(writeBaseline(known).text)
  expect(problems).toEqual([])
  const { fresh, known: count, stale } = withoutKnown(found, value, externalChecked)
  return { fresh: fresh.map(({ target }) => target), known: count, stale: stale.map(({ message }) => message) }
}

test('a known problem is not reported as often as it is known, wherever it stands', () => {
  const known = [broken('b.md'), broken('b.md', 2), broken('c.md')]
  expect(compared(known, [broken('c.md', 9), broken('b.md', 8), broken('b.md', 7), broken('b.md', 6)])).toEqual({
    fresh: ['b.md'],
    known: 3,
    stale: [],
  })
})

test('an entry of what is gone is reported; one of another site only if it was asked', () => {
  const known = [broken('b.md'), broken('b.md', 2), broken('https://x.example/'), broken('c/https://y')]
  const ofPages = [
    '"content/a.md" has the broken-link problem "b.md" 1 of 2 times',
    '"content/a.md" no longer has the broken-link problem "c/https://y"',
  ]
  const ofSites = '"content/a.md" no longer has the broken-link problem "https://x.example/"'
  expect(compared(known, [broken('b.md')], false).stale).toEqual(ofPages)
  expect(compared(known, [broken('b.md')], true).stale).toEqual([...ofPages, ofSites])
})

test('a file without problems has an empty list', () => {
  expect(writeBaseline([])).toEqual({ text: '{\n  "version": 1,\n  "problems": []\n}\n', count: 0 })
})

test.each([
  ['', '1:1 the file is empty'],
  ['{', '1:2 '],
  ['{ "version": 2, "problems": [] }', '1:14 '],
  ['{ "version": 1 }', '1:1 "problems" is missing'],
  ['{ "version": 1, "problems": [{ "rule": "x", "file": "y" }] }', '1:30 "fingerprint" is missing'],
])('%j has no entries, and says why: %s', (text, reason) => {
  const { value, problems } = readBaseline(text)
  expect(value).toEqual([])
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    expect.stringContaining(reason),
  ])
  expect(problems).toMatchObject([{ fix: 'run "portalgen check --update-baseline"', fatal: true }])
})

test('a baseline of another version is an error of the configuration', () => {
  const { problems } = readBaseline('{ "version": 2, "problems": [] }')
  expect(report(problems, { format: 'text', checked: { pages: 0, links: 0, external: 0 } })).toBe(
    'content/_baseline.json:1:14  error  invalid-config\n' +
      '  "version": expected the number 1, found the number 2\n' +
      '  fix: run "portalgen check --update-baseline"',
  )
})

test('what is written for a problem stays the same, so that files of older versions still count', () => {
  const place = { file: 'content/a.md', line: 3, column: 1 }
  const without = error('empty-page', place, { message: 'the page of line 12 is empty' })
  expect(writeBaseline([broken('b.md'), without]).text).toBe(`{
  "version": 1,
  "problems": [
    { "file": "content/a.md", "rule": "broken-link", "subject": "b.md", "fingerprint": "b6ee11279d86" },
    { "file": "content/a.md", "rule": "empty-page", "subject": "the page of line 12 is empty", "fingerprint": "0cfe66497d2f" }
  ]
}
`)
})

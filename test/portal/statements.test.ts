import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { POINTS } from './points.ts'
import { STATEMENTS } from './statements.ts'
import { withValues } from './variables.ts'

const numbered = Object.entries({ ...STATEMENTS, ...POINTS })
  .flatMap(([section, statements]) => statements.map(([says, proof]) => ({ section, says, proof })))
  .map((statement, index) => ({ number: index + 1, ...statement }))

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test.each(numbered)('$number, section $section: $says', ({ proof }) => {
  const [path = '', ...rest] = proof.split(': ')
  const text = rest.join(': ')
  expect(text).not.toBe('')
  const said = path.startsWith('test/') ? [`'${text}`, `"${text}`, `\`${text}`] : [text]
  expect(
    said.some((each) => withValues(read(path)).includes(each)),
    proof,
  ).toBe(true)
})

test('no statement stands twice', () => {
  expect(new Set(numbered.map(({ section, says }) => section + says)).size).toBe(numbered.length)
})

import { expect, test } from 'vitest'
import { referenceParser } from '../../../src/markdown/referenceParser.ts'
import { problemsOf } from '../parse.ts'

test('more marks than can be read in time are text, and a problem where they begin to be', () => {
  const text = `[a](b.md)\n\n${'a_ '.repeat(9000)}\n\n*b*\n`
  const problem =
    '3:11999 error too-complex: from here on, the text has more markup than can be parsed in time → split the paragraph or the page'
  const inTime = problemsOf(text).filter((line) => line.includes('too-complex'))
  expect(inTime).toEqual([problem])
  const parseMdast = referenceParser()
  expect(
    problemsOf(text, { parseMdast, pipeline: 'reference' }).filter((line) => line.includes('too-complex')),
  ).toEqual(inTime)
})

test('a large table and a long list have no paragraph with many marks', () => {
  const table = `|a|b|\n|-|-|\n${'|[a](#a)|`b` *c* 12:30|\n'.repeat(400)}`
  const list = '- [a](#a) `b` *c* &amp; <b>d</b>\n'.repeat(400)
  expect(problemsOf(`# A\n\n${table}\n${list}`)).toEqual([])
})

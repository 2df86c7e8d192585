import { expect, test } from 'vitest'
import { parse } from '../parse.ts'
import { differences } from './bothPipelines.ts'

test.each(['</p>', '</p>\n\n<!-- a -->', '<!-- a -->'])('a heading after %j is the title of a page', (before) => {
  const text = `${before}\n\n# A _title_\n\nText.\n`
  expect(parse(text).value.title).toBe('A title')
  expect(differences([text]).different).toEqual([])
})

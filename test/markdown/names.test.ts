import { expect, test } from 'vitest'
import { parse } from './parse.ts'

const namesIn = (text: string, hasApis = true): string[] =>
  parse(text, { hasApis }).value.names.map(({ name, place: { line, column } }) => `${line}:${column} ${name}`)

test('inline code that may be a name of an API is noted, a single word is not', () => {
  expect(
    namesIn('The `offerName` of `open_for_all`, `word`, `a b`, `Type`, `x-y`, `_id` and `a1B2`.\n\n> `inQuote`'),
  ).toEqual(['1:5 offerName', '1:20 open_for_all', '1:76 a1B2', '3:3 inQuote'])
})

test('names are not noted in code blocks, nor where there is no API', () => {
  expect(namesIn('```\nofferName\n```')).toEqual([])
  expect(namesIn('`offerName`', false)).toEqual([])
})

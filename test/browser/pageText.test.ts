import { expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { differentWords } from './differentWords.ts'
import { ROUTES } from './routes.ts'

test('every page and its text say the same, word for word', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.context.newPage()
  expect(await differentWords(page, inject('portal').folder, ROUTES)).toEqual([])
})

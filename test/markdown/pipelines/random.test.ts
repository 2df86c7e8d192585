import { expect, test } from 'vitest'
import { differences } from './bothPipelines.ts'
import { randomDocument } from './randomDocument.ts'

const documents = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => randomDocument(from + index))

test('both pipelines render 1,000 random documents to the same bytes', { timeout: 240_000 }, () => {
  const { fast, different } = differences(documents(1, 1000))
  expect(different).toEqual([])
  // What else they contain is rendered by the reference either way.
  expect(fast).toBeGreaterThan(250)
})

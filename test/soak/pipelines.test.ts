import { expect, test } from 'vitest'
import { differences } from '../markdown/pipelines/bothPipelines.ts'
import { randomDocument } from '../markdown/pipelines/randomDocument.ts'
import { descriptions, without } from '../markdown/pipelines/realTexts.ts'
import { progressOf } from './progress.ts'

const AT_ONCE = 1000

test('both pipelines render 100,000 random documents to the same bytes', () => {
  const progress = progressOf('pipelines')
  for (let from = progress.next(1_000_001); from <= 1_100_000; from += AT_ONCE) {
    const documents = Array.from({ length: AT_ONCE }, (_, index) => randomDocument(from + index))
    expect(differences(documents).different).toEqual([])
    progress.note(from + AT_ONCE)
  }
  progress.end()
})

test.skipIf(without !== '')(`so they do with the descriptions of public API documents${without}`, () => {
  expect(differences(descriptions()).different).toEqual([])
})

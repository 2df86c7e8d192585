import { expect, test } from 'vitest'
import { hostile } from '../hostileTexts.ts'
import { differences } from './bothPipelines.ts'
import { conformanceExamples, descriptions, portalPages, without } from './realTexts.ts'

const SKIPPED = without !== ''

/** What is rendered differently, and the share that the fast pipeline knows. */
function compared(texts: string[]): { different: string[]; share: number } {
  const { fast, different } = differences(texts)
  return { different, share: fast / texts.length }
}

test('both pipelines render the pages of the portal to the same bytes; 95 % take the fast one', () => {
  const { different, share } = compared(portalPages())
  expect(different).toEqual([])
  expect(share).toBeGreaterThanOrEqual(0.95)
})

// `npm run soak` renders all of them.
test.skipIf(SKIPPED)(`so do they with every fifth description of public API documents${without}`, () => {
  const { different, share } = compared(descriptions().filter((_, index) => index % 5 === 0))
  expect(different).toEqual([])
  expect(share).toBeGreaterThanOrEqual(0.95)
})

test.skipIf(SKIPPED)(`so do they with the examples of CommonMark and GFM${without}`, () => {
  const { different, share } = compared(conformanceExamples())
  expect(different).toEqual([])
  expect(share).toBeGreaterThanOrEqual(0.85)
})

test('so do they with what is meant to do harm', () => {
  const nested = hostile.map((text) => `- > ${text.replaceAll('\n', '\n  > ')}`)
  expect(compared([...hostile, ...nested, ...hostile.map((text) => `:::note\n${text}\n:::`)]).different).toEqual([])
})

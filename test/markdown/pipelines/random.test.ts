import { expect, test } from 'vitest'
import { ALL_RENDERINGS, differences } from './bothPipelines.ts'
import { randomDocument } from './randomDocument.ts'

/** `npm run soak` renders 100,000. */
const EACH = 60

test.each(ALL_RENDERINGS)(
  'both pipelines render each of 60 other random documents to the same bytes (%s)',
  (rendering) => {
    const from = 1 + EACH * ALL_RENDERINGS.indexOf(rendering)
    const documents = Array.from({ length: EACH }, (_, index) => randomDocument(from + index))
    const { fast, different } = differences(documents, [rendering])
    expect(different).toEqual([])
    // What else they contain is rendered by the reference either way.
    expect(fast).toBeGreaterThan(0.8 * EACH)
  },
)

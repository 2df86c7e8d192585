import { expect, test } from 'vitest'
import { problemsOf } from '../parse.ts'
import { PATHOLOGICAL } from './inputs.ts'

/** A fiftieth of the sizes of the campaign, which shows what breaks, though not how time grows. */
const SHORT = 50

test.each(PATHOLOGICAL)(
  '$name: a short one is read by both pipelines, without an error of ours',
  ({ size, textOf }) => {
    const text = textOf(Math.min(100, Math.ceil(size / SHORT)))
    const fast = problemsOf(text)
    expect(problemsOf(text, { pipeline: 'reference' })).toEqual(fast)
  },
)

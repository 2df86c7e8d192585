import { expect, test } from 'vitest'
import { isFast, rendered } from './bothPipelines.ts'
import { randomDocument } from './randomDocument.ts'

const SEEDS = Array.from({ length: 1000 }, (_, index) => index + 1)

test('the fast pipeline and the reference render 1,000 random documents to the same bytes', {
  timeout: 120_000,
}, () => {
  const fast = SEEDS.map((seed) => ({ seed, text: randomDocument(seed) })).filter(({ text }) => isFast(text))
  for (const { seed, text } of fast) {
    expect(rendered(text, 'fast'), `seed ${seed}: ${JSON.stringify(text)}`).toEqual(rendered(text, 'reference'))
  }
  // The others are rendered by the reference either way.
  expect(fast.length).toBeGreaterThan(150)
})

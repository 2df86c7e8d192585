import { expect, test } from 'vitest'
import { checkOutDuringBuilds, repository } from '../cli/checkouts.ts'
import { jumpClocks } from '../cli/clockJumps.ts'
import { damageCaches, withCaches } from '../cli/damagedCaches.ts'
import { progressOf } from './progress.ts'

const SEED = 20_261
const AT_ONCE = 10

/** Runs the executions of a campaign that are left, in groups. */
async function goOn(
  campaign: string,
  count: number,
  step: (range: { seed: number; from: number; to: number }) => Promise<unknown>,
) {
  const progress = progressOf(campaign)
  for (let from = progress.next(0); from < count; from += AT_ONCE) {
    await step({ seed: SEED, from, to: Math.min(from + AT_ONCE, count) })
    progress.note(from + AT_ONCE)
  }
  progress.end()
}

test('a build with one of 200 damaged caches gives what a build without a cache gives', async () => {
  const caches = await withCaches()
  await goOn('damagedCaches', 200, (range) => damageCaches(caches, range))
})

test('a checkout in the middle of 50 builds gives the site of a branch, or the next build does', async () => {
  const both = await repository()
  let mixed = 0
  await goOn('checkouts', 50, async (range) => (mixed += await checkOutDuringBuilds(both, range)))
  console.log(mixed, 'of 50 builds met both branches')
  expect(mixed).toBeLessThan(50)
})

test('files that change without their sizes and times, and clocks that jump, 100 times', async () => {
  await goOn('clockJumps', 100, jumpClocks)
})

import { test } from 'vitest'
import { checkOutDuringBuilds, repository } from './checkouts.ts'
import { jumpClocks } from './clockJumps.ts'
import { damageCaches, withCaches } from './damagedCaches.ts'

// The first of those of `npm run soak`.
const FIRST = { seed: 20_261, from: 0 }

test('a build with a damaged cache gives what a build without a cache gives', async () => {
  await damageCaches(await withCaches(), { ...FIRST, to: 12 })
})

test('after a checkout in the middle of a build the next one gives the site of the branch', async () => {
  await checkOutDuringBuilds(await repository(), { ...FIRST, to: 2 })
})

test('a file that changes without its size and time changes the site, whatever the clock says', async () => {
  await jumpClocks({ ...FIRST, to: 6 })
})

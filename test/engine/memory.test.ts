import { expect, test } from 'vitest'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { growthOfServe } from './rebuilds.ts'

// `npm run soak` rebuilds 500 times.
test('rebuilds while a site is served leave nothing in memory', async () => {
  expect(await growthOfServe(openWorkspace, 12, 8)).toBeLessThan(4 * 2 ** 20)
})

import { expect, test } from 'vitest'
import { nearestOf } from '../../../theme/search/nearestAddresses.ts'

const ADDRESSES = new Set(['/docs/', '/docs/webhook/', '/docs/webhooks/', '/docs/rate-limits/'])

test.each([
  ['/docs/webhoks/', ['/docs/webhooks/', '/docs/webhook/']],
  ['/docs/Rate-limits/', ['/docs/rate-limits/']],
  ['/docs/rate-limits', ['/docs/rate-limits/']],
  ['/help/something-else/', []],
  [`/${'x'.repeat(3000)}`, []],
])('the nearest to %s are %j', (path, nearest) => {
  expect(nearestOf(path, ADDRESSES)).toEqual(nearest)
})

test('the addresses stay as they are', () => {
  nearestOf('/docs/webhoks/', ADDRESSES)
  expect(ADDRESSES.size).toBe(4)
})

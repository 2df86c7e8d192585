import { expect, test } from 'vitest'
import { isNear } from '../../../theme/search/isNear.ts'

const RATE_LIMITS = { title: 'Rate limits', href: '/docs/overview/rate-limits/' }
const ERRORS = { title: 'HTTP error codes', href: '/docs/overview/http-error-codes/' }

test.for([
  ['rate limit', RATE_LIMITS, true],
  ['RATE%zzlimits', RATE_LIMITS, true],
  ['errors', ERRORS, true],
  ['rate limts', RATE_LIMITS, true],
  ['lmits', RATE_LIMITS, true],
  ['throttling', RATE_LIMITS, false],
  ['such', ERRORS, false],
  ['no http', ERRORS, true],
  ['r', RATE_LIMITS, false],
  ['限制说明', { title: '限制说明', href: '/zh/limits/' }, true],
  ['errorcodes', ERRORS, true],
  ['pagenation', { title: 'One page on duplicates', href: '/news/duplicates/' }, false],
  ['', RATE_LIMITS, false],
] as const)('a page found for “%s”, %j, is near to it: %s', ([words, page, near]) => {
  expect(isNear(words, page)).toBe(near)
})

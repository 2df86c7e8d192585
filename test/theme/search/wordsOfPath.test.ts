import { expect, test } from 'vitest'
import { wordsOfPath } from '../../../theme/search/wordsOfPath.ts'

test.each([
  ['/docs/overview/rate-limits/', 'rate limits'],
  ['/docs/rate_limits.html', 'rate limits'],
  ['/docs/webhooks/index.html', 'webhooks'],
  ['/portal/Getting%20started', 'Getting started'],
  ['/rate%zzlimits/', 'rate%zzlimits'],
  ['/%3Cscript%3E/', '<script>'],
  ['/---/', ''],
  ['/', ''],
  ['', ''],
  [`/${'a'.repeat(5000)}/`, 'a'.repeat(60)],
])('of %j the words are %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})

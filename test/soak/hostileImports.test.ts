import { expect, test } from 'vitest'
import { converted } from '../import/onePage.ts'
import { LONG_PAGES } from '../import/pathological/pages.ts'

test.each(LONG_PAGES)('$kind: $name: such a page is imported in 8 CPU seconds', async ({ kind, text }) => {
  const before = process.cpuUsage()
  await converted(kind, text)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(8)
})

import { expect, inject } from 'vitest'
import { test } from './browserTest.ts'

const PREFERENCES = ['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-color-scheme: dark)', 'print']

test('a tab that is lent again has no preference of the test before', async ({ readers }) => {
  const options = { address: inject('portal').address, locale: 'nb' }
  const first = await readers.lend(options)
  const used = await first.reader.open('/robots.txt')
  await used.emulateMedia({ forcedColors: 'active', contrast: 'more', colorScheme: 'dark', media: 'print' })
  await first.end(true)
  const second = await readers.lend(options)
  const page = await second.reader.open('/robots.txt')
  expect(page).toBe(used)
  const fulfilled = (queries: string[]) => queries.filter((query) => matchMedia(query).matches)
  expect(await page.evaluate(fulfilled, PREFERENCES)).toEqual([])
  await second.end(true)
})

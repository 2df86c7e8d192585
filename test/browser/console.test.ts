import { describe, expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import type { Reader } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'

/** Visits pages one after the other in one tab, down to their end, so that lazy pictures load, too. */
async function visit(reader: Reader, paths: string[]): Promise<void> {
  const [first = '/', ...others] = paths
  const page = await reader.openAlive(first)
  for (const path of others) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await reader.goTo(page, path)
  }
}

const ONE_OF_EACH_KIND = Object.values({ ...PAGE_KINDS, 'not found': '/404.html' })

// For a new reader all pages are visited in sweep.test.ts.
describe('no page logs to the console, fails to load a file or requests another host', () => {
  test('for a reader who chose dark and dismissed the announcement', async ({ newReader }) => {
    const reader = await newReader({ width: 390, colorScheme: 'dark' })
    await reader.context.addInitScript(() => {
      localStorage.setItem('portalgen.color-mode', 'dark')
      localStorage.setItem('portalgen.announcement', 'connect-2-0')
      localStorage.setItem('portalgen.tab.language', 'Python')
    })
    await visit(reader, ONE_OF_EACH_KIND)
    expect(reader.noticed).toEqual([])
  })

  test('below another base URL', async ({ newReader }) => {
    const reader = await newReader({ address: inject('nested').address })
    await visit(reader, ONE_OF_EACH_KIND)
    expect(reader.noticed).toEqual([])
  })
})

test('an unknown address logs only that it is missing', async ({ newReader }) => {
  const reader = await newReader()
  await reader.openAlive(PAGE_KINDS['not found'])
  expect(reader.noticed).toEqual([
    `${PAGE_KINDS['not found']} console error: Failed to load resource: the server responded with a status of 404 (Not Found)`,
  ])
})

import { chromium } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { closed } from './closed.ts'
import { lendReaders } from './lendReaders.ts'
import type { Reader, ReaderOptions } from './reader.ts'

/** `test` with the browser that all files share, and `newReader` for as many readers as a test has. */
export const test = base
  .extend('browserAddress', { scope: 'worker' }, inject('browser'))
  .extend('browser', { scope: 'worker' }, async ({ browserAddress }, { onCleanup }) => {
    const browser = await chromium.connect(browserAddress)
    onCleanup(() => closed(browser))
    return browser
  })
  .extend('readers', { scope: 'worker' }, ({ browser }) => lendReaders(browser))
  /** Whether readers prefetch pages, unless a test asks for another one. Tests about the way from page to page override it. */
  .extend('prefetch', false)
  .extend('newReader', async ({ readers, prefetch, task }, { onCleanup }) => {
    const loans: Awaited<ReturnType<typeof readers.lend>>[] = []
    onCleanup(async () => {
      const passed = task.result?.state !== 'fail'
      await Promise.all(loans.map(({ end }) => end(passed)))
    })
    return async (options: Partial<ReaderOptions> = {}): Promise<Reader> => {
      const loan = await readers.lend({ address: inject('portal').address, prefetch, ...options })
      loans.push(loan)
      return loan.reader
    }
  })

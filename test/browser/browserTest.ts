import { chromium } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { newReader, type Reader, type ReaderOptions } from './reader.ts'

/** `test` with the browser that all files share, and `newReader` for as many readers as a test has, each with a context of its own. */
export const test = base
  .extend('browserAddress', { scope: 'file' }, inject('browser'))
  .extend('browser', { scope: 'file' }, async ({ browserAddress }, { onCleanup }) => {
    const browser = await chromium.connect(browserAddress)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('newReader', async ({ browser }, { onCleanup }) => {
    const readers: Reader[] = []
    onCleanup(() => Promise.all(readers.map(({ context }) => context.close())).then(() => undefined))
    return async (options: Partial<ReaderOptions> = {}): Promise<Reader> => {
      const reader = await newReader(browser, { address: inject('portal').address, ...options })
      readers.push(reader)
      return reader
    }
  })

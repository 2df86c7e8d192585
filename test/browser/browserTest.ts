import { chromium } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { CHROMIUM_ARGUMENTS } from './findChromium.js'
import { newReader, type Reader, type ReaderOptions } from './reader.ts'

/** `test` with a browser for the file, and `newReader` for as many readers as the test wants. */
export const test = base
  .extend('executablePath', { scope: 'file' }, inject('chromium'))
  .extend('browser', { scope: 'file' }, async ({ executablePath }, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
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

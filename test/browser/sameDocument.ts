import type { Page } from 'playwright-core'

/** Leaves a mark in the document that is open. It is gone after a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

/** Waits for the page with a heading; by then it has been swapped in, or loaded. */
export const untilShown = (page: Page, heading: string): Promise<void> =>
  page.locator('main h1', { hasText: new RegExp(`^${heading}$`) }).waitFor()

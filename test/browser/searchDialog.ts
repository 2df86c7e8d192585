import type { Locator, Page } from 'playwright-core'

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
export const input = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' })
export const hits = (page: Page): Locator => page.locator('.search-hit')
/** The hit that Enter follows. */
export const active = (page: Page): Locator => page.locator('.search-hit[aria-selected=true]')

/** Waits for the results of what stands in the input. */
export const untilFound = (page: Page): Promise<void> =>
  page.locator('.search-results[aria-busy=false] .search-hit').first().waitFor()

export async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await untilFound(page)
}

import type { Locator, Page } from 'playwright-core'

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
export const input = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' })
export const hits = (page: Page): Locator => page.locator('.search-hit')
/** The hit that Enter follows. */
export const active = (page: Page): Locator => page.locator('.search-hit[aria-selected=true]')

/** Waits for the results of what stands in the input. */
export async function untilFound(page: Page): Promise<void> {
  const query = (await input(page).inputValue()).trim()
  const results = page.getByRole('listbox', { name: `Results for “${query}”`, exact: true })
  await results.and(page.locator('[aria-busy=false]')).locator('.search-hit').first().waitFor()
}

export async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await untilFound(page)
}

import { expect } from 'vitest'
import { test } from './browserTest.ts'
import { PAGE_KINDS } from './routes.ts'

const GUIDE = PAGE_KINDS.guide

// What holds for all pages without script is in crawl.test.ts.

test('all panels of tabs are to be read, each under its name', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open(GUIDE)
  const panels = await page.locator('.tab-panel').all()
  expect(panels.length).toBeGreaterThan(1)
  for (const panel of panels) {
    expect(await panel.locator('pre').first().isVisible()).toBe(true)
    expect(await panel.locator('.tab-label').textContent()).toBe(await panel.getAttribute('data-label'))
  }
})

test.for([996, 390])('at %i px the drawer opens, and its links lead to other pages', async (width, { newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false, width })
  const page = await reader.open(GUIDE)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('#__menu')
  await menu.waitFor()
  await menu.getByRole('link', { name: 'Webhooks' }).click()
  await page.waitForURL('**/docs/overview/webhooks/')
})

test('the list of contents opens', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false, width: 390 })
  const page = await reader.open(GUIDE)
  await page.locator('.toc summary').click()
  await page.locator('.toc a').first().waitFor()
})

test('nothing is offered that would need script', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open(GUIDE)
  await page.locator('figure.code').first().hover()
  expect(await page.locator('.copy:visible').count()).toBe(0)
  expect(await page.locator('.announcement-dismiss:visible').count()).toBe(0)
  expect(await page.locator('.color-mode:enabled:visible').count()).toBe(0)
})

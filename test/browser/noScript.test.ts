import { expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { addressOf, newReader } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'

const GUIDE = PAGE_KINDS.guide

/** One tab for the pages that are only looked at. */
const test = base.extend('tab', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const reader = await newReader(browser, { address: inject('portal').address, javaScriptEnabled: false })
  onCleanup(() => reader.context.close())
  return reader.open('/')
})

test.for(Object.entries(PAGE_KINDS))('%s shows all its text without script', async ([, path], { tab: page }) => {
  await page.goto(addressOf(inject('portal').address, path))
  const hidden = await page.locator('main :is(h1, h2, h3, p, li, td, pre)').evaluateAll((elements) =>
    elements
      // A fold opens without script, and the meaning of a term shows on hover.
      .filter((element) => !element.closest('details:not([open]), .term-meaning') && !element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(hidden).toEqual([])
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(100)
})

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
  const menu = page.locator('#menu')
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

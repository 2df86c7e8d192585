import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { addressOf, newReader, untilAlive } from './reader.ts'
import { NO_PAGE, PAGE_KINDS, ROUTES } from './routes.ts'
import { violationsAtAllWidths } from './violations.ts'

const KINDS: string[] = Object.values(PAGE_KINDS)

/** One of each kind, and those with parts that others do not have: a life cycle, diagrams, tables, posts. */
const JUDGED_BY_AXE = [
  ...KINDS,
  '/docs/overview/getting-started-1/',
  '/docs/overview/data-flow-overview/',
  '/docs/overview/http-error-codes/',
  '/tags/errors/',
  '/whats-new/',
  '/whats-new/archive/',
  '/whats-new/2026-11-22-duplicates-and-topics/',
]

const PHONE = 390

/** A new reader with one tab, in which every page is visited once. */
const test = base.extend('visit', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const { address } = inject('portal')
  const { context, noticed, open } = await newReader(browser, { address })
  onCleanup(() => context.close())
  const page = await open('/')
  return {
    page,
    /** @returns what was noticed since the visit before */
    noticed: () => noticed.splice(0),
    async to(path: string): Promise<void> {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(addressOf(address, path))
      await untilAlive(page)
    },
  }
})

test.for([...ROUTES, '/404.html'])(
  '%s logs nothing, loads all its files from this site, does not scroll sideways, and has fewer than 3,000 elements',
  async (path, { visit }) => {
    await visit.to(path)
    await loadLazyPictures(visit.page)
    await expectNoOverflow(visit.page, path)
    expect(visit.noticed()).toEqual([])
    expect(await visit.page.locator('*').count(), 'elements').toBeLessThan(3000)
    if (JUDGED_BY_AXE.includes(path)) await expectAccessible(visit.page)
  },
)

test('the page at an unknown address does not scroll sideways, and is accessible', async ({ visit }) => {
  await visit.to(NO_PAGE)
  await expectNoOverflow(visit.page, NO_PAGE)
  await expectAccessible(visit.page)
})

async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().height === 0),
  )
}

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  for (const width of KINDS.includes(path) ? [1440, 996, 768, PHONE] : [PHONE]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${width} px`).toBe(0)
  }
}

/** In light and dark, wide and narrow. The next page is light again. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await violationsAtAllWidths(page)).toEqual([])
  await page.locator('.color-mode').click()
  await page.locator('html[data-theme=dark]').waitFor()
  expect.soft(await violationsAtAllWidths(page, 'colors'), 'dark').toEqual([])
  await page.locator('.color-mode').click()
  await page.locator('html[data-theme=light]').waitFor()
  await page.emulateMedia({ reducedMotion: null })
}

import type { Browser, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { addressOf, newReader } from './reader.ts'
import { NO_PAGE, PAGE_KINDS, PAGES_WITH_OTHER_PARTS, ROUTES } from './routes.ts'
import { untilFailure } from './untilFailure.ts'
import { violationsAtAllWidths, violationsOf } from './violations.ts'

const KINDS: string[] = Object.values(PAGE_KINDS)

/** One of each kind, and those with parts that others do not have. */
const JUDGED_BY_AXE = [...KINDS, ...PAGES_WITH_OTHER_PARTS]

const PHONE = 390

/** The walk by keyboard passes every page on a wide screen, so that only what differs by kind is tried in more widths. */
const widthsOf = (path: string): number[] => (KINDS.includes(path) ? [1440, 996, 768, PHONE] : [PHONE])

/** A new reader with one tab. */
async function newVisit(browser: Browser) {
  const { address } = inject('portal')
  const { context, noticed, open } = await newReader(browser, { address })
  const page = await open('/')
  return {
    page,
    /** @returns what was noticed since the visit before */
    noticed: () => noticed.splice(0),
    async to(path: string): Promise<void> {
      await page.setViewportSize({ width: widthsOf(path)[0] ?? PHONE, height: 900 })
      await page.goto(addressOf(address, path))
      await page.evaluate(whenAlive)
    },
    close: () => context.close(),
  }
}

/** In one tab every page is visited once. */
const test = base
  .extend('tab', { scope: 'file' }, ({ browser }, { onCleanup }) => {
    const tab = untilFailure(() => newVisit(browser))
    onCleanup(tab.close)
    return tab
  })
  .extend('visit', async ({ tab, task }, { onCleanup }) => {
    onCleanup(() => (task.result?.state === 'fail' ? tab.close() : undefined))
    return tab.lend()
  })

test.for([...ROUTES, '/404.html'])(
  '%s logs nothing, loads all its files from this site, does not scroll sideways, and has fewer than 3,000 elements',
  async (path, { visit }) => {
    await visit.to(path)
    if (KINDS.includes(path)) await expectSkipLink(visit.page)
    await loadLazyPictures(visit.page)
    await expectNoOverflow(visit.page, path)
    expect(visit.noticed()).toEqual([])
    expect(await visit.page.evaluate(() => document.querySelectorAll('*').length), 'elements').toBeLessThan(3000)
    if (JUDGED_BY_AXE.includes(path)) await expectAccessible(visit.page, path)
  },
)

test('the page at an unknown address can be skipped to, does not scroll sideways, and is accessible', async ({
  visit,
}) => {
  await visit.to(NO_PAGE)
  await expectSkipLink(visit.page)
  await expectNoOverflow(visit.page, NO_PAGE)
  await expectAccessible(visit.page, NO_PAGE)
})

test.for([PAGE_KINDS.guide, PAGE_KINDS['operations of a tag'], '/whats-new/'])(
  '%s does not scroll sideways at 320 px if each of its texts is a word of 80 letters',
  async (path, { visit }) => {
    await visit.to(path)
    await visit.page.setViewportSize({ width: 320, height: 900 })
    expect(await visit.page.evaluate(lengthenTexts)).toBe(320)
  },
)

test.for(['h2', 'h3'])(
  'a section that is only a heading, an %s, is as far from the next as others',
  async (name, { visit }) => {
    await visit.to(PAGE_KINDS.guide)
    const [before, after] = await visit.page.evaluate((name) => {
      const next = document.querySelector('.doc-body h2 ~ h2')
      const distance = () => next && getComputedStyle(next).marginBlockStart
      const before = distance()
      next?.before(document.createElement(name))
      return [before, distance()]
    }, name)
    expect(after).toBe(before)
  },
)

/**
 * Runs in a page. The theme's own words are short: those of buttons and labels, and methods.
 * @returns how wide the page is then
 */
function lengthenTexts(): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const own = 'script, style, pre, button, dt, .search-button, .api-method'
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && !text.parentElement?.closest(own)) text.textContent = 'Behaviours'.repeat(8)
  return document.documentElement.scrollWidth
}

/** The first Tab reaches a link that leads to the content. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect((await link.boundingBox())?.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('__content')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
}

/** Runs in a page, as what waits below does: for most pages the driver needs no script of its own, which is larger than theirs. */
function whenAlive(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!document.querySelector('.color-mode:enabled')) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    look()
  })
}

const loadLazyPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight)
    const coming = [...document.images].filter((image) => !image.complete && image.getBoundingClientRect().height > 0)
    const settled = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        for (const event of ['load', 'error']) image.addEventListener(event, resolve)
      })
    await Promise.all(coming.map(settled))
  })

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  for (const width of widthsOf(path)) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${width} px`).toBe(0)
  }
}

/** A page of each kind wide and narrow, the others narrow, and in dark at the width they have then. The next page is light again. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const inLight = KINDS.includes(path) ? violationsAtAllWidths(page) : violationsOf(page, 'html')
  expect.soft(await inLight).toEqual([])
  await page.locator('.color-mode').click()
  await page.locator('html[data-theme=dark]').waitFor()
  expect.soft(await violationsOf(page, 'html', 'colors'), 'dark').toEqual([])
  await page.locator('.color-mode').click()
  await page.locator('html[data-theme=light]').waitFor()
  await page.emulateMedia({ reducedMotion: null })
}

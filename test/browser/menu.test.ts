import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { reloadAlive } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'
import { untilShown } from './sameDocument.ts'

const GUIDE = PAGE_KINDS.guide

const drawer = (page: Page) => page.locator('#__menu')
const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  // The browser tells of the opening a little later, and then the drawer gets its entry in the history.
  await page.waitForFunction(() => history.state === 'layer')
}
const isOpen = (page: Page): Promise<boolean> => drawer(page).evaluate((menu) => menu.matches(':popover-open'))
const path = (page: Page): string => new URL(page.url()).pathname

describe('the drawer', () => {
  test('closes with Escape, and the focus is on its button again', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive(GUIDE)
    await open(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(page)).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
  })

  test('closes with Back, and the reader stays on the page', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive('/docs/')
    await open(page)
    await drawer(page).getByRole('link', { name: 'Pagination' }).click()
    await untilShown(page, 'Pagination')
    await open(page)
    await page.evaluate(() => history.back())
    await expect.poll(() => isOpen(page)).toBe(false)
    expect(path(page)).toBe(GUIDE)
    expect(await page.locator('main h1').innerText()).toBe('Pagination')
    await page.goBack()
    await untilShown(page, 'Documentation')
  })

  test('closes with Back on the first page that is loaded, and again after it was opened again', async ({
    newReader,
  }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive('/docs/')
    await page.goto(new URL(GUIDE, page.url()).href)
    await page.locator('.color-mode:enabled').waitFor()
    for (const _ of ['once', 'twice']) {
      await open(page)
      await page.goBack()
      await expect.poll(() => isOpen(page)).toBe(false)
      expect(path(page)).toBe(GUIDE)
    }
    await open(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await page.goBack()
    await untilShown(page, 'Documentation')
  })

  test('leaves no entry behind when one of its links is used: one Back leads back', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive(GUIDE)
    await page.evaluate(() => scrollTo(0, 300))
    await page.locator('.menu-button').evaluate((button: HTMLElement) => button.click())
    await drawer(page).getByRole('link', { name: 'Webhooks' }).click()
    await untilShown(page, 'Webhooks')
    await page.goBack()
    await untilShown(page, 'Pagination')
    await expect.poll(() => page.evaluate(() => [history.state, scrollY])).toEqual([null, 300])
    expect(await isOpen(page)).toBe(false)
  })

  test('keeps the focus inside, at both ends', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive(GUIDE)
    await open(page)
    const inside = () => page.evaluate(() => document.activeElement?.closest('#__menu') !== null)
    const links = drawer(page).locator('a:visible')
    await links.last().focus()
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await inside()).toBe(true)
    }
    expect(await links.nth(-2).evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('holds the page behind still', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive(GUIDE)
    await page.evaluate(() => scrollTo(0, 300))
    const width = await page.evaluate(() => document.querySelector('main')?.clientWidth)
    // Not by the pointer, which would scroll to the place where the bar stood at first.
    await page.locator('.menu-button').evaluate((button: HTMLElement) => button.click())
    await page.getByRole('button', { name: 'Close menu' }).waitFor()
    await page.mouse.move(380, 600)
    await page.mouse.wheel(0, 500)
    await page.mouse.move(100, 600)
    await page.mouse.wheel(0, 5000)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect(await page.evaluate(() => document.querySelector('main')?.clientWidth)).toBe(width)
  })

  test('closes when the window becomes wide, and when one of its links is used', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive(GUIDE)
    await open(page)
    await page.setViewportSize({ width: 1200, height: 900 })
    await expect.poll(() => isOpen(page)).toBe(false)
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page)
    await drawer(page).getByRole('link', { name: 'Webhooks' }).click()
    await untilShown(page, 'Webhooks')
    expect(await isOpen(page)).toBe(false)
    await open(page)
    expect(await drawer(page).locator('[aria-current=page]').innerText()).toBe('Webhooks')
  })
})

test('the page that is shown is in view in a drawer that is longer than the window', async ({ newReader }) => {
  const reader = await newReader({ viewport: { width: 390, height: 420 } })
  const page = await reader.openAlive('/docs/overview/glossary/')
  await open(page)
  const inView = () =>
    drawer(page)
      .locator('[aria-current=page]')
      .last()
      .evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
  await expect.poll(inView).toBe(true)
})

describe('a category of the sidebar', () => {
  const fold = (page: Page) => page.locator('#__menu .sidebar-fold').first()
  const category = (page: Page) => page.locator('#__menu details').first()
  const opened = (page: Page): Promise<boolean> =>
    category(page).evaluate((details) => details instanceof HTMLDetailsElement && details.open)

  test('opens and closes with the keyboard, and is as it was on the next page', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/docs/')
    expect(await opened(page)).toBe(true)
    await fold(page).focus()
    await page.keyboard.press('Enter')
    expect(await opened(page)).toBe(false)
    await page.locator('.logo').click()
    await page.locator('.hero').waitFor()
    await page.goBack()
    await untilShown(page, 'Documentation')
    expect(await opened(page)).toBe(false)
    await reloadAlive(page)
    await expect.poll(() => opened(page)).toBe(false)
    await fold(page).focus()
    await page.keyboard.press(' ')
    expect(await opened(page)).toBe(true)
    await reloadAlive(page)
    await expect.poll(() => opened(page)).toBe(true)
  })

  test('that holds the page is open, whatever was done before, and so are the others', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/docs/')
    await fold(page).click()
    expect(await opened(page)).toBe(false)
    await page.goto(new URL(GUIDE, page.url()).href)
    await expect.poll(() => opened(page)).toBe(true)
    expect(await page.locator('#__menu details').count()).toBeGreaterThan(2)
    expect(await page.locator('#__menu details:not([open])').count()).toBe(0)
  })

  test('is forgotten where the browser denies storage, and nothing else changes', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const page = await reader.openAlive('/docs/')
    await fold(page).click()
    expect(await opened(page)).toBe(false)
    await reloadAlive(page)
    expect(await opened(page)).toBe(true)
    expect(reader.noticed).toEqual([])
  })

  test('is not changed by what another program has stored', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(() => sessionStorage.setItem('portalgen.sidebar', '[{]'))
    const page = await reader.openAlive('/docs/')
    expect(await opened(page)).toBe(true)
    expect(reader.noticed).toEqual([])
  })
})

test('the page that is shown is in view in a sidebar that is longer than the window', async ({ newReader }) => {
  const reader = await newReader({ viewport: { width: 1440, height: 420 } })
  const page = await reader.openAlive('/docs/overview/introduction/')
  const inView = () =>
    page.locator('#__menu [aria-current=page]').evaluate((link) => {
      const frame = link.closest('#__menu')?.getBoundingClientRect()
      const { top, bottom } = link.getBoundingClientRect()
      return frame !== undefined && top >= frame.top && bottom <= frame.bottom
    })
  for (const name of ['Glossary', 'Introduction']) {
    await page
      .locator('#__menu')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => link.click())
    await untilShown(page, name)
    await expect.poll(inView).toBe(true)
  }
})

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { PAGE_KINDS } from './routes.ts'
import { untilShown } from './sameDocument.ts'

const GUIDE = PAGE_KINDS.guide

/** Makes what the colour mode asks of the browser throw, until `window.restored` is set: an island breaks. */
function breakIsland(): void {
  const { matchMedia } = window
  window.matchMedia = (query) => {
    if (!window.restored && query.includes('prefers-color-scheme')) {
      throw new Error('no colours today', { cause: new Error('the paint is out', { cause: 'a strike' }) })
    }
    return matchMedia.call(window, query)
  }
}

/** Makes the observer that marks headings throw: what makes the page alive breaks. */
function breakPage(): void {
  const { IntersectionObserver: Observer } = window
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      if (!window.restored && options?.rootMargin) throw new Error('nothing to observe')
      super(callback, options)
    }
  }
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page crashed' })
const restore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.restored = true
  })

describe('an island that breaks', () => {
  test('leaves the text, and the page says what went wrong with its causes', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(breakIsland)
    const page = await reader.open(GUIDE)
    await notice(page).waitFor()
    expect(await notice(page).locator('h2').innerText()).toBe('This page crashed')
    expect(await notice(page).locator('pre').innerText()).toBe(
      'no colours today\n\nCause:\nthe paint is out\n\nCause:\na strike',
    )
    await untilShown(page, 'Pagination')
    expect(await page.locator('#offset-and-limit').isVisible()).toBe(true)
    expect(await page.locator('.color-mode').isVisible()).toBe(true)
    expect(await page.locator('.announcement').isVisible()).toBe(true)
  })

  test('leaves the other islands alive', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(breakIsland)
    const page = await reader.open(GUIDE)
    await notice(page).waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.locator('.announcement').waitFor({ state: 'detached' })
  })

  test('crashes again on “Try again” while it is broken, and recovers when it is not', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(breakIsland)
    const page = await reader.open(GUIDE)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await notice(page).waitFor()
    await restore(page)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await page.locator('.color-mode:enabled').click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  })
})

describe('script that breaks while the page comes alive', () => {
  test('leaves the text and all that did not break', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(breakPage)
    const page = await reader.openAlive(GUIDE)
    expect(await notice(page).locator('pre').innerText()).toBe('nothing to observe')
    await untilShown(page, 'Pagination')
    await page.getByRole('tab').last().click()
    expect(await page.getByRole('tab').last().getAttribute('aria-selected')).toBe('true')
  })

  test('recovers on “Try again”', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(breakPage)
    const page = await reader.openAlive(GUIDE)
    await notice(page).waitFor()
    await restore(page)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await page.locator('.toc a').last().click()
    await page.locator('.toc a[aria-current]').waitFor()
    expect(await page.locator('[role=tablist]').count()).toBe(await page.locator('.tabs').count())
  })

  test('is forgotten on the next page, when that one is well', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(breakPage)
    const page = await reader.openAlive(GUIDE)
    await notice(page).waitFor()
    await restore(page)
    await page.locator('#__menu .sidebar').getByRole('link', { name: 'Webhooks', exact: true }).click()
    await untilShown(page, 'Webhooks')
    await notice(page).waitFor({ state: 'detached' })
  })
})

declare global {
  interface Window {
    restored?: boolean
  }
}

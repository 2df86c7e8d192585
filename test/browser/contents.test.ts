import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { PAGE_KINDS } from './routes.ts'

const GUIDE = PAGE_KINDS.guide
const marked = (page: Page) => page.locator('.toc a[aria-current]')

describe('the table of contents marks the heading that is read', () => {
  test('while the page is scrolled, down to the last', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    expect(await marked(page).count()).toBe(0)
    const links = await page.locator('.toc a').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash))
    for (const hash of links.slice(0, 3)) {
      await page.evaluate((id) => document.querySelector(id)?.scrollIntoView(), hash)
      await expect.poll(() => marked(page).getAttribute('href')).toBe(hash)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => marked(page).getAttribute('href')).toBe(links.at(-1))
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => marked(page).count()).toBe(0)
  })

  test('of an address with a hash', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(`${GUIDE}#offset-and-limit`)
    await expect.poll(() => marked(page).getAttribute('href')).toBe('#offset-and-limit')
  })

  test('and never one that is hidden', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    const links = await page.locator('.toc a').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash))
    await page.locator(links[2] ?? '').evaluate((heading: HTMLElement) => {
      heading.hidden = true
    })
    await page.evaluate((id) => document.querySelector(id)?.scrollIntoView(), links[1] ?? '')
    await expect.poll(() => marked(page).getAttribute('href')).toBe(links[1])
  })

  test('with no work while nothing passes: one mark, no listener for each scroll event', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener
      window.scrollListeners = 0
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (type === 'scroll' && (this === window || this === document)) window.scrollListeners += 1
        add.call(this, type, listener, options)
      }
    })
    const page = await reader.openAlive(GUIDE)
    expect(await page.evaluate(() => window.scrollListeners)).toBe(0)
  })
})

describe('the mark beside a heading', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Link to Offset and limit' })

  test('puts the heading into the address and copies that', async ({ newReader }) => {
    const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await reader.openAlive(GUIDE)
    await link(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**#offset-and-limit')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect.poll(() => page.locator('[aria-live=polite].sr-only').first().textContent()).toBe('Link copied')
    expect(await link(page).evaluate((each) => getComputedStyle(each, '::after').content)).toBe('" Link copied"')
    expect(reader.noticed).toEqual([])
  })

  test.for(['denied', 'missing'])('is a link all the same where the clipboard is %s', async (what, { newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript((how) => {
      if (how === 'missing') Object.defineProperty(navigator, 'clipboard', { value: undefined })
      else navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    }, what)
    const page = await reader.openAlive(GUIDE)
    await link(page).click()
    await page.waitForURL('**#offset-and-limit')
    expect(await link(page).getAttribute('data-copied')).toBe(null)
    expect(reader.noticed).toEqual([])
  })

  test('of the API reference does so, too', async ({ newReader }) => {
    const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await reader.openAlive('/api/')
    const first = page.locator('.api-operation .permalink, .permalink').first()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    expect(new URL(page.url()).hash).not.toBe('')
  })
})

declare global {
  interface Window {
    scrollListeners: number
  }
}

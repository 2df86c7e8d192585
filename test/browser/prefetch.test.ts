import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { gate } from './gate.ts'
import type { Reader } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'

const test = base.extend('prefetch', true)

const GUIDE = PAGE_KINDS.guide
const WEBHOOKS = '/docs/overview/webhooks/'

/** The paths of pages that script asks for, in order. */
async function pagesAsked(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/\/(\?.*)?$/, async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
    await route.continue()
  })
  return asked
}

const webhooks = (page: Page) => page.locator('#__menu .sidebar').getByRole('link', { name: 'Webhooks', exact: true })

/** A reader to whom no link comes into view by itself: only what a hand does counts. */
async function withoutView(reader: Reader): Promise<void> {
  await reader.context.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {}
    }
  })
}

const connection = (facts: { effectiveType?: string; saveData?: boolean }) => (context: BrowserContext) =>
  context.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given, configurable: true })
  }, facts)

describe('pages are fetched ahead', () => {
  test('when their links come into view, each once', async ({ newReader }) => {
    const reader = await newReader()
    const asked = await pagesAsked(reader.context)
    const page = await reader.openAlive(GUIDE)
    await expect.poll(() => asked).toContain(WEBHOOKS)
    await webhooks(page).hover()
    await page.locator('.pager a').first().scrollIntoViewIfNeeded()
    const [next = ''] = await page
      .locator('.pager a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await expect.poll(() => asked).toContain(next)
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([])
    expect(asked).not.toContain(GUIDE)
  })

  test('and those only that are pages of this site', async ({ newReader }) => {
    const reader = await newReader({ address: inject('nested').address })
    const requests: string[] = []
    reader.context.on('request', (request) => {
      if (request.resourceType() === 'fetch') requests.push(new URL(request.url()).pathname)
    })
    await reader.openAlive('/docs/overview/data-flow-overview/')
    await expect.poll(() => requests.length).toBeGreaterThan(5)
    expect(requests.filter((path) => !path.startsWith('/portal/') || /\.(?!html|woff2)\w+$/.test(path))).toEqual([])
    expect(reader.noticed).toEqual([])
  })

  test('at most two at a time', async ({ newReader }) => {
    const reader = await newReader()
    const { opened, open } = gate()
    const waiting: string[] = []
    await reader.context.route('**/docs/**', async (route) => {
      if (!route.request().isNavigationRequest()) {
        waiting.push(route.request().url())
        await opened
      }
      await route.continue()
    })
    const page = await reader.openAlive(GUIDE)
    await expect.poll(() => waiting.length).toBe(2)
    // Time enough for a third, if there were one: two frames and an idle moment.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
    expect(waiting.length).toBe(2)
    open()
    await expect.poll(() => waiting.length).toBeGreaterThan(2)
  })

  test('with low priority', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(() => {
      const { fetch } = window
      window.priorities = []
      window.fetch = (input, options) => {
        window.priorities.push(options?.priority ?? 'auto')
        return fetch(input, options)
      }
    })
    const page = await reader.openAlive(GUIDE)
    await page.waitForFunction(() => window.priorities.length > 3)
    expect(new Set(await page.evaluate(() => window.priorities))).toEqual(new Set(['low']))
  })

  const hands: [what: string, hand: (page: Page) => Promise<void>][] = [
    ['the pointer is on their link', (page) => webhooks(page).hover()],
    ['their link has the focus', (page) => webhooks(page).focus()],
    ['their link is touched', (page) => webhooks(page).dispatchEvent('touchstart')],
  ]
  test.for(hands)('at once when %s', async ([, hand], { newReader }) => {
    const reader = await newReader()
    await withoutView(reader)
    const asked = await pagesAsked(reader.context)
    const page = await reader.openAlive(GUIDE)
    expect(asked).toEqual([])
    await hand(page)
    await expect.poll(() => asked).toEqual([WEBHOOKS])
    await hand(page)
    await markDocument(page)
    await webhooks(page).click()
    await untilShown(page, 'Webhooks')
    expect(asked).toEqual([WEBHOOKS])
    expect(await isMarked(page)).toBe(true)
  })
})

describe('nothing is fetched ahead', () => {
  const connections = [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }]
  test.for(connections)('with the connection %j, but what the reader follows comes', async (facts, { newReader }) => {
    const reader = await newReader()
    await connection(facts)(reader.context)
    const asked = await pagesAsked(reader.context)
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    await webhooks(page).hover()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
    expect(asked).toEqual([])
    await webhooks(page).click()
    await untilShown(page, 'Webhooks')
    expect(asked).toEqual([WEBHOOKS])
    expect(await isMarked(page)).toBe(true)
  })

  test('that failed before, until the reader asks for it', async ({ newReader }) => {
    const reader = await newReader()
    let broken = true
    let failed = 0
    await reader.context.route(`**${WEBHOOKS}`, async (route) => {
      if (!broken) return route.continue()
      await route.abort()
      failed += 1
    })
    const page = await reader.openAlive(GUIDE)
    await webhooks(page).hover()
    await expect.poll(() => failed).toBeGreaterThan(0)
    broken = false
    await markDocument(page)
    await webhooks(page).click()
    await untilShown(page, 'Webhooks')
    expect(await isMarked(page)).toBe(true)
  })
})

test('a page is asked for once: going back to it asks for nothing', async ({ newReader }) => {
  const reader = await newReader()
  await withoutView(reader)
  const asked = await pagesAsked(reader.context)
  const page = await reader.openAlive(GUIDE)
  // A pointer would be on another link when the page has changed.
  await webhooks(page).press('Enter')
  await untilShown(page, 'Webhooks')
  await page.goBack()
  await untilShown(page, 'Pagination')
  await page.goForward()
  await untilShown(page, 'Webhooks')
  expect(asked).toEqual([WEBHOOKS, GUIDE])
})

declare global {
  interface Window {
    priorities: string[]
  }
}

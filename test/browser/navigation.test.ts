import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { holdScripts } from './holdScripts.ts'
import { untilAlive } from './reader.ts'
import { NO_PAGE, PAGE_KINDS } from './routes.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'

const GUIDE = PAGE_KINDS.guide
const ELSEWHERE = 'https://www.example.com/'

const elsewhere = (context: BrowserContext) =>
  context.route(ELSEWHERE, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))

const sidebarLink = (page: Page, name: string) =>
  page.locator('#__menu .sidebar').getByRole('link', { name, exact: true })

describe.for(['nested', 'served'] as const)('a click on a link of the site, in the %s', (name) => {
  test('swaps all that differs from page to page, and loads no document', async ({ newReader }) => {
    const reader = await newReader({ address: inject(name).address, prefetch: true })
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    await sidebarLink(page, 'Webhooks').click()
    await untilShown(page, 'Webhooks')
    const swapped = await factsOf(page)
    expect(await isMarked(page)).toBe(true)
    await page.reload({ waitUntil: 'load' })
    await untilAlive(page)
    expect(await isMarked(page)).toBe(false)
    expect(swapped).toEqual(await factsOf(page))
    expect(swapped.url).toContain('/docs/overview/webhooks/')
    expect(reader.noticed).toEqual([])
  })

  test('leads to every kind of page, and shows the one for unknown addresses in place', async ({ newReader }) => {
    const reader = await newReader({ address: inject(name).address, prefetch: true })
    const page = await reader.openAlive('/')
    await markDocument(page)
    for (const [label, heading] of [
      ['API', 'Connect API'],
      ['Documentation', 'Documentation'],
    ] as const) {
      await page.locator('.navbar-links').getByRole('link', { name: label, exact: true }).click()
      await untilShown(page, heading)
      await expect.poll(() => page.locator('.navbar-links [aria-current]').innerText()).toBe(label)
    }
    await page.locator('.logo').click()
    await page.locator('.hero').waitFor()
    expect(await isMarked(page)).toBe(true)
    expect(await page.locator('.shell').getAttribute('class')).toBe('shell shell-home')
    expect(reader.noticed).toEqual([])
    await addLink(page, NO_PAGE)
    await page.getByText('added link').click()
    await untilShown(page, 'Page not found')
    expect(await isMarked(page)).toBe(true)
    expect(page.url()).toContain(NO_PAGE)
  })
})

describe('the history', () => {
  test('brings Back and Forward to the page and to where it was scrolled, and has one entry for each page', async ({
    newReader,
  }) => {
    const reader = await newReader({ prefetch: true })
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    const before = await page.evaluate(() => history.length)
    await scrollTo(page, 700)
    await sidebarLink(page, 'Webhooks').click()
    await untilShown(page, 'Webhooks')
    expect(await scrollOf(page)).toBe(0)
    await scrollTo(page, 300)
    await page.goBack()
    await untilShown(page, 'Pagination')
    await expect.poll(() => scrollOf(page)).toBe(700)
    await page.goForward()
    await untilShown(page, 'Webhooks')
    await expect.poll(() => scrollOf(page)).toBe(300)
    expect(await isMarked(page)).toBe(true)
    await sidebarLink(page, 'Webhooks').click()
    await sidebarLink(page, 'Pagination').click()
    await untilShown(page, 'Pagination')
    expect(await page.evaluate(() => history.length)).toBe(before + 2)
  })

  test('leads back from a page of another site, and from one that was loaded anew before its script is there', async ({
    newReader,
  }) => {
    const reader = await newReader()
    await elsewhere(reader.context)
    const page = await reader.openAlive(GUIDE)
    await sidebarLink(page, 'Webhooks').click()
    await untilShown(page, 'Webhooks')
    await page.goto(ELSEWHERE)
    await page.goBack()
    await untilShown(page, 'Webhooks')
    await page.goBack()
    await untilShown(page, 'Pagination')
    await page.goForward()
    await untilShown(page, 'Webhooks')
    const release = await holdScripts(reader.context)
    await page.reload({ waitUntil: 'commit' })
    await untilShown(page, 'Webhooks')
    await page.goBack({ waitUntil: 'commit' })
    release()
    await untilShown(page, 'Pagination')
    expect(new URL(page.url()).pathname).toBe(GUIDE)
  })
})

describe('a link to a heading', () => {
  test('of another page shows that heading', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/docs/')
    await markDocument(page)
    await addLink(page, '/docs/overview/pagination/#offset-and-limit')
    await page.getByText('added link').click()
    await untilShown(page, 'Pagination')
    await expect.poll(() => topOf(page, '#offset-and-limit')).toBeLessThan(140)
    expect(await topOf(page, '#offset-and-limit')).toBeGreaterThan(0)
    expect(await page.locator('h2:target').getAttribute('id')).toBe('offset-and-limit')
    expect(new URL(page.url()).hash).toBe('#offset-and-limit')
    expect(await isMarked(page)).toBe(true)
  })

  test('of the same page is the browser’s own jump', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await sidebarLink(page, 'Webhooks').click()
    await untilShown(page, 'Webhooks')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // Not by the pointer, which may have to scroll first.
    await page
      .locator('.toc a')
      .last()
      .evaluate((link: HTMLElement) => link.click())
    await page.locator('h2:target, h3:target').waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await expect.poll(() => scrollOf(page)).toBe(0)
    expect(asked.filter((url) => url.includes('webhooks'))).toEqual([])
  })

  test('of a folded operation of the reference opens what hides it', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/docs/overview/idempotency/')
    await markDocument(page)
    const link = page.locator('main a[href*="/api/subscriptions/#"]').first()
    const id = decodeURIComponent(new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1))
    await link.click()
    await untilShown(page, 'Subscriptions')
    await expect.poll(() => page.locator(`[id="${id}"]`).isVisible()).toBe(true)
    await expect.poll(() => topOf(page, `[id="${id}"]`)).toBeLessThan(140)
    expect(await isMarked(page)).toBe(true)
  })
})

test('the focus goes to the top of the new page, whose title is announced', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(GUIDE)
  await sidebarLink(page, 'Webhooks').focus()
  await page.keyboard.press('Enter')
  await untilShown(page, 'Webhooks')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const announced = page.locator('[aria-live=polite].sr-only').first()
  await expect.poll(() => announced.textContent()).toBe(await page.title())
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link')
})

describe('left to the browser', () => {
  test('are clicks with a modifier and links with a target, which open another tab, and downloads', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    const withModifier = reader.context.waitForEvent('page')
    await sidebarLink(page, 'Webhooks').click({ modifiers: ['Control'] })
    await untilShown(await withModifier, 'Webhooks')
    await addLink(page, '/docs/overview/webhooks/', { target: '_blank' })
    const withTarget = reader.context.waitForEvent('page')
    await page.getByText('added link').click()
    await untilShown(await withTarget, 'Webhooks')
    await addLink(page, '/docs/overview/webhooks/', { download: 'page.html' })
    const download = page.waitForEvent('download')
    await page.getByText('added link').first().click()
    expect((await download).suggestedFilename()).toBe('page.html')
    expect(page.url()).toContain(GUIDE)
    expect(await isMarked(page)).toBe(true)
  })

  test('are addresses of other sites, and files of this one', async ({ newReader }) => {
    const reader = await newReader()
    await elsewhere(reader.context)
    const page = await reader.tab()
    for (const address of [ELSEWHERE, '/healthcheck.json', '/sitemap.xml']) {
      await reader.goTo(page, GUIDE)
      await markDocument(page)
      await addLink(page, address)
      await page.getByText('added link').click()
      await page.waitForURL(`**${address}`)
      expect(await isMarked(page), address).toBe(false)
    }
  })

  test('are all links, where the browser has no Navigation API', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation')
      Reflect.deleteProperty(Window.prototype, 'navigation')
    })
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    await sidebarLink(page, 'Webhooks').click()
    await untilShown(page, 'Webhooks')
    expect(await isMarked(page)).toBe(false)
    expect(reader.noticed).toEqual([])
  })
})

test.for([
  ['no-preference', 1],
  ['reduce', 0],
] as const)('with reduced motion set to %s the page fades %i times', async ([reducedMotion, times], { newReader }) => {
  const reader = await newReader({ reducedMotion })
  await reader.context.addInitScript(() => {
    const start = Document.prototype.startViewTransition
    window.transitions = 0
    Document.prototype.startViewTransition = function (update) {
      window.transitions += 1
      return start.call(this, update)
    }
  })
  const page = await reader.openAlive(GUIDE)
  await sidebarLink(page, 'Webhooks').click()
  await untilShown(page, 'Webhooks')
  expect(await page.evaluate(() => window.transitions)).toBe(times)
})

test('what the reader chose stays, and tabs, copy buttons and the marked heading work on a page that was swapped in', async ({
  newReader,
}) => {
  const reader = await newReader()
  const page = await reader.openAlive('/docs/overview/webhooks/')
  await page.locator('.color-mode').click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await sidebarLink(page, 'Pagination').click()
  await untilShown(page, 'Pagination')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.locator('.announcement').count()).toBe(0)
  await page.getByRole('tab').last().click()
  expect(await page.getByRole('tab').last().getAttribute('aria-selected')).toBe('true')
  await page.locator('.copy:visible').first().waitFor()
  await page.locator('.toc a').last().click()
  await page.locator('.toc a[aria-current]').waitFor()
})

/** All that a page tells of itself, in the head and in the frame; its policy and style belong to the document. */
const factsOf = (page: Page) =>
  page.evaluate(() => ({
    url: location.href,
    title: document.title,
    head: [
      ...document.head.querySelectorAll(
        'meta:not([http-equiv]), link:not([rel=modulepreload]), script[type="application/ld+json"]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
    current: [...document.querySelectorAll('#__menu [aria-current], .navbar-links [aria-current]')].map(
      ({ textContent }) => textContent,
    ),
    contents: document.querySelector('.toc')?.textContent,
    shell: document.querySelector('.shell')?.className,
    text: document.querySelector('main .doc-body')?.textContent,
    pager: document.querySelector('.pager')?.textContent,
  }))

/** Adds a link to the top of the text. Paths start where the site does. */
const addLink = (page: Page, path: string, more: Record<string, string> = {}): Promise<void> =>
  page.evaluate(
    ([address, attributes]) => {
      const link = document.createElement('a')
      const home = document.querySelector<HTMLAnchorElement>('.logo')?.href
      link.href = new URL(address.replace(/^\//, './'), home).href
      link.textContent = 'added link'
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      document.querySelector('main')?.prepend(link)
    },
    [path, more] as const,
  )

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => scrollY)
const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.waitForFunction((y) => scrollY === y, top)
}
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

declare global {
  interface Window {
    transitions: number
  }
}

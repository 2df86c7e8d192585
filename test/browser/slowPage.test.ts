import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answerScript } from './answerScript.ts'
import { test } from './browserTest.ts'
import { gate } from './gate.ts'
import type { Reader } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'

const GUIDE = PAGE_KINDS.guide
const WEBHOOKS = '/docs/overview/webhooks/'
const RATE_LIMITS = '/docs/overview/rate-limits/'

const follow = (page: Page, name = 'Webhooks'): Promise<void> =>
  page.locator('#__menu .sidebar').getByRole('link', { name, exact: true }).click()

/** Holds back what script asks for at an address, until it is released. */
async function slow(context: BrowserContext, path = WEBHOOKS): Promise<() => void> {
  const { opened, open } = gate()
  await answerScript(context, path, async (route) => {
    await opened
    await route.continue().catch(() => undefined)
  })
  return open
}

/** The guide with a clock that stands still. */
async function openGuide(reader: Reader): Promise<Page> {
  const page = await reader.openAlive(GUIDE)
  await stopClock(page)
  return page
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(10_000)
}

/** Follows a link until the bar shows that the page is slow; where the clock stands still, no spinner comes after it. */
async function followUntilBar(page: Page): Promise<void> {
  await follow(page)
  await page.clock.runFor(210)
  await bar(page).waitFor()
}

async function untilNoBar(page: Page): Promise<void> {
  await page.clock.runFor(1000)
  await bar(page).waitFor({ state: 'detached' })
}

const bar = (page: Page) => page.locator('.progress-bar')
const spinner = (page: Page) => page.locator('main .spinner')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })
const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Lets timers run a hundred times as fast until a page is loaded: for tests that look at what comes last, and no clock. */
const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (work: () => void, milliseconds = 0) => setTimeout(work, milliseconds / 100),
    })
  })

/** What the reader sees and hears of a page. */
const seenOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return {
      path: location.pathname,
      title: document.title,
      heading: [...document.querySelectorAll<HTMLElement>('main h1')].find((h1) => h1.checkVisibility())?.innerText,
      spinner: document.querySelector('main .spinner') !== null,
      busy: main?.getAttribute('aria-busy') ?? null,
      announced: document.querySelector('[aria-live=polite].sr-only')?.textContent,
    }
  })

const OLD_PAGE = {
  path: GUIDE,
  title: 'Pagination | Developer Portal | Meridian',
  heading: 'Pagination',
  spinner: false,
  busy: null,
}
const LOADING = {
  path: WEBHOOKS,
  title: 'Loading… | Developer Portal | Meridian',
  heading: undefined,
  spinner: true,
  busy: 'true',
  announced: 'Loading the page',
}
const NEW_PAGE = {
  path: WEBHOOKS,
  title: 'Webhooks | Developer Portal | Meridian',
  heading: 'Webhooks',
  spinner: false,
  busy: null,
  announced: 'Webhooks | Developer Portal | Meridian',
}

describe('a slow page', () => {
  test('shows a bar after 200 ms, and a spinner in its place when the bar has run for a second', async ({
    newReader,
  }) => {
    const reader = await newReader({ prefetch: true })
    const release = await slow(reader.context)
    const page = await openGuide(reader)
    await markDocument(page)
    await follow(page)
    await page.clock.runFor(190)
    expect(await bar(page).count()).toBe(0)
    await page.clock.runFor(20)
    expect(await bar(page).getAttribute('aria-label')).toBe('Loading the page')
    expect(await progressOf(page)).toBe('0.08')
    await page.clock.runFor(800)
    expect(Number(await progressOf(page))).toBeCloseTo(0.18)
    await page.clock.runFor(180)
    expect(await seenOf(page)).toMatchObject(OLD_PAGE)
    await page.clock.runFor(20)
    await spinner(page).waitFor()
    expect(await seenOf(page)).toEqual(LOADING)
    await page.clock.runFor(200_000)
    expect(Number(await progressOf(page))).toBeLessThan(1)
    release()
    await untilShown(page, 'Webhooks')
    await page.clock.runFor(1000)
    expect(await bar(page).count()).toBe(0)
    expect(await seenOf(page)).toEqual(NEW_PAGE)
    expect(await isMarked(page)).toBe(true)
  })

  test('that comes within the second is shown in place of the old one, with its address', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const page = await openGuide(reader)
    await page.evaluate(() => {
      window.states = []
      const main = document.querySelector<HTMLElement>('main')
      const note = () => window.states.push(main?.dataset['state'] ?? '')
      if (main) new MutationObserver(note).observe(main, { attributeFilter: ['data-state'] })
    })
    const before = await page.evaluate(() => history.length)
    await follow(page)
    await page.clock.runFor(1100)
    expect(await seenOf(page)).toMatchObject(OLD_PAGE)
    release()
    await untilShown(page, 'Webhooks')
    await page.clock.runFor(10_000)
    expect(await seenOf(page)).toEqual(NEW_PAGE)
    expect(await page.evaluate(() => window.states)).not.toContain('loading')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('gives way to the next link that the reader follows', async ({ newReader }) => {
    const reader = await newReader({ prefetch: true })
    const release = await slow(reader.context)
    const page = await openGuide(reader)
    await markDocument(page)
    const before = await page.evaluate(() => history.length)
    await followUntilBar(page)
    await follow(page, 'Rate limits')
    await untilShown(page, 'Rate limits')
    release()
    await untilNoBar(page)
    expect(await seenOf(page)).toMatchObject({ path: RATE_LIMITS, heading: 'Rate limits', spinner: false, busy: null })
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    expect(await isMarked(page)).toBe(true)
  })

  test('gives way to the next link, also when its spinner is shown', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const releaseNext = await slow(reader.context, RATE_LIMITS)
    const page = await reader.openAlive(GUIDE)
    await hurry(page)
    await follow(page)
    await spinner(page).waitFor()
    await follow(page, 'Rate limits')
    await expect.poll(() => pathOf(page)).toBe(RATE_LIMITS)
    expect(await seenOf(page)).toEqual({ ...LOADING, path: RATE_LIMITS })
    release()
    releaseNext()
    await untilShown(page, 'Rate limits')
    await page.goBack()
    await untilShown(page, 'Webhooks')
    await page.goBack()
    await untilShown(page, 'Pagination')
  })

  test('is given up when the reader goes back or stops the browser, and the old one stays', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const page = await reader.openAlive(RATE_LIMITS)
    await follow(page, 'Pagination')
    await untilShown(page, 'Pagination')
    await stopClock(page)
    await followUntilBar(page)
    await page.evaluate(() => window.stop())
    await untilNoBar(page)
    expect(await seenOf(page)).toMatchObject(OLD_PAGE)
    await followUntilBar(page)
    await page.goBack()
    await untilShown(page, 'Rate limits')
    await untilNoBar(page)
    release()
    expect(await seenOf(page)).toMatchObject({ path: RATE_LIMITS, heading: 'Rate limits', spinner: false, busy: null })
  })

  test('gives the old one back on Back from the spinner, where it was scrolled', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const page = await reader.openAlive(GUIDE)
    await hurry(page)
    await page.evaluate(() => scrollTo(0, 400))
    await page.waitForFunction(() => scrollY === 400)
    await follow(page)
    await spinner(page).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await untilShown(page, 'Pagination')
    release()
    expect(await seenOf(page)).toMatchObject(OLD_PAGE)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    await page.goForward()
    await untilShown(page, 'Webhooks')
    await expect.poll(() => seenOf(page)).toEqual(NEW_PAGE)
  })

  test('that is stopped while its spinner is shown says so, and Retry brings it', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const page = await reader.openAlive(GUIDE)
    await hurry(page)
    await follow(page)
    await spinner(page).waitFor()
    await page.evaluate(() => window.stop())
    await failure(page).waitFor()
    expect(await failure(page).innerText()).toContain('Loading was cancelled.')
    expect(await page.locator('main').getAttribute('aria-busy')).toBe(null)
    release()
    await failure(page).getByRole('button', { name: 'Retry' }).click()
    await untilShown(page, 'Webhooks')
    expect(pathOf(page)).toBe(WEBHOOKS)
  })

  test('is left alone by a jump to a heading of the page that is coming', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const page = await reader.openAlive(GUIDE)
    await hurry(page)
    await follow(page)
    await spinner(page).waitFor()
    await page.evaluate(() => {
      location.hash = '#no-such-heading'
    })
    release()
    await untilShown(page, 'Webhooks')
    expect(new URL(page.url()).hash).toBe('#no-such-heading')
  })

  test('is given up for a heading of the old page', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const page = await openGuide(reader)
    await followUntilBar(page)
    await page.evaluate(() => {
      location.hash = '#offset-and-limit'
    })
    await untilNoBar(page)
    release()
    expect(await seenOf(page)).toMatchObject(OLD_PAGE)
    expect(await page.locator('h2:target').getAttribute('id')).toBe('offset-and-limit')
  })

  test('in the history keeps the old one for as long, and comes back to where it was scrolled', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const page = await reader.openAlive(WEBHOOKS)
    await page.evaluate(() => scrollTo(0, 300))
    await page.waitForFunction(() => scrollY === 300)
    await follow(page, 'Pagination')
    await untilShown(page, 'Pagination')
    await stopClock(page)
    // Not by the driver, which waits for the address.
    await page.evaluate(async () => {
      const begun = new Promise((resolve) => navigation.addEventListener('navigate', resolve, { once: true }))
      history.back()
      await begun
    })
    await page.clock.runFor(1100)
    await bar(page).waitFor()
    expect(await seenOf(page)).toMatchObject({ heading: 'Pagination', spinner: false, busy: null })
    await page.clock.runFor(110)
    await spinner(page).waitFor()
    expect(await seenOf(page)).toEqual(LOADING)
    release()
    await untilShown(page, 'Webhooks')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('leaves the old text in view until there is a spinner to show', async ({ newReader }) => {
    const reader = await newReader()
    const release = await slow(reader.context)
    const asked = gate()
    const part = gate()
    await reader.context.route(/\/assets\/hydrateIslands-.*\.js$/, async (route) => {
      asked.open()
      await part.opened
      await route.continue()
    })
    const page = await reader.open(GUIDE)
    // The islands are asked for last: by then links are followed by script.
    await asked.opened
    await follow(page)
    await page.locator('main[aria-busy=true]').waitFor()
    expect(await seenOf(page)).toEqual({ ...LOADING, heading: 'Pagination', spinner: false })
    part.open()
    await spinner(page).waitFor()
    expect(await seenOf(page)).toEqual(LOADING)
    release()
    await untilShown(page, 'Webhooks')
  })

  test('has its address at once where the browser cannot put that off', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(() => {
      const { intercept } = NavigateEvent.prototype
      NavigateEvent.prototype.intercept = function ({ precommitHandler: _, ...options } = {}) {
        intercept.call(this, options)
      }
    })
    const release = await slow(reader.context)
    const page = await openGuide(reader)
    await follow(page)
    await page.clock.runFor(1190)
    expect(await seenOf(page)).toMatchObject({ ...OLD_PAGE, path: WEBHOOKS })
    await page.clock.runFor(20)
    await spinner(page).waitFor()
    expect(await seenOf(page)).toEqual(LOADING)
    release()
    await untilShown(page, 'Webhooks')
    expect(await seenOf(page)).toEqual(NEW_PAGE)
  })
})

test('the focus goes to the top of a page that was slow', async ({ newReader }) => {
  const reader = await newReader()
  const release = await slow(reader.context)
  const page = await reader.openAlive(GUIDE)
  await hurry(page)
  await page.locator('#__menu .sidebar').getByRole('link', { name: 'Webhooks', exact: true }).focus()
  await page.keyboard.press('Enter')
  await spinner(page).waitFor()
  release()
  await untilShown(page, 'Webhooks')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('a page that comes before the bar shows none', async ({ newReader }) => {
  const reader = await newReader()
  const page = await openGuide(reader)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.progress-bar')) document.documentElement.setAttribute('data-bar-seen', '')
    }).observe(document.body, { childList: true })
  })
  await follow(page)
  await untilShown(page, 'Webhooks')
  expect(await page.locator('html').getAttribute('data-bar-seen')).toBe(null)
})

const progressOf = (page: Page): Promise<string> =>
  page.locator('.progress-bar').evaluate((bar: HTMLElement) => bar.style.getPropertyValue('--progress'))

declare global {
  interface Window {
    states: string[]
  }
}

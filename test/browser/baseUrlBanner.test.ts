import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { startPreview } from '../../src/serve/previewServer.ts'
import { test as base } from './browserTest.ts'
import { holdScripts } from './holdScripts.ts'
import { untilAlive } from './reader.ts'

/** The portals served at another base URL than the one that they were built for: where each is. */
const test = base.extend('misplaced', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  expect(browser.isConnected()).toBe(true)
  const serve = (name: 'portal' | 'nested', baseUrl: string) =>
    startPreview({ folder: inject(name).folder, baseUrl, host: '127.0.0.1', port: 0 })
  const [portal, nested] = [await serve('portal', '/portal/'), await serve('nested', '/')]
  onCleanup(() => Promise.all([portal.close(), nested.close()]).then(() => undefined))
  return { portal: portal.address, nested: nested.address }
})

const bannerOf = (page: Page) => page.getByRole('alert')

/** None while the page is loaded again for what it lost. */
const sentencesOf = (page: Page): Promise<string[]> =>
  bannerOf(page)
    .locator('p')
    .allInnerTexts()
    .catch(() => [])

const IN_VIEW = { above: 0, below: 0 }

/** How far the page is scrolled, and how much of the banner lies above and below the window, in pixels. */
async function placeOf(page: Page): Promise<{ scrolled: number; above: number; below: number }> {
  await bannerOf(page).waitFor()
  return bannerOf(page).evaluate(async (banner) => {
    // The browser restores where a page was scrolled when it paints it, after the load event.
    // A browser with many windows may draw this one late, or not until somebody looks at it.
    const frameOrSecond = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    for (let frame = 0; frame < 3; frame += 1) await frameOrSecond()
    const { top, bottom } = banner.getBoundingClientRect()
    return { scrolled: scrollY, above: Math.max(0, -top), below: Math.max(0, bottom - innerHeight) }
  })
}

test('a portal built for /portal/ and served at / says so on its home page', async ({ newReader, misplaced }) => {
  const reader = await newReader({ address: misplaced.nested })
  const page = await reader.open('/')
  await expect
    .poll(() => sentencesOf(page))
    .toEqual([
      'Your site did not load properly',
      'Neither its style sheet nor its script could be loaded. The most common reason is a wrong base URL.',
      'Configured base URL: /portal/',
      'Suggested base URL: /',
    ])
})

test('a portal built for / and served at /portal/ says so on its home page', async ({ newReader, misplaced }) => {
  const reader = await newReader({ address: misplaced.portal })
  const page = await reader.open('/')
  await expect
    .poll(() => sentencesOf(page))
    .toEqual([
      'Your site did not load properly',
      'Neither its style sheet nor its script could be loaded. The most common reason is a wrong base URL.',
      'Configured base URL: / (the default)',
      'Suggested base URL: /portal/',
    ])
})

describe.for([1280, 1440, 390])('in a window %i pixels wide the banner lies in view', (width) => {
  test('on two visits, after a reload further down, and at the address of a heading', async ({
    newReader,
    misplaced,
  }) => {
    const address = misplaced.nested
    const reader = await newReader({ address, width })
    const page = await reader.open('/')
    // The first one loads the page again for what is lost.
    for (const visit of ['first', 'second']) {
      if (visit === 'second') await page.goto(address, { waitUntil: 'load' })
      expect({ visit, ...(await placeOf(page)) }).toEqual({ visit, scrolled: 0, ...IN_VIEW })
    }
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForFunction(() => scrollY === 900)
    await page.reload({ waitUntil: 'load' })
    expect(await placeOf(page)).toMatchObject(IN_VIEW)
    const heading = await page.locator('h2[id]').last().getAttribute('id')
    await page.goto(`${address}#${heading}`, { waitUntil: 'load' })
    const place = await placeOf(page)
    expect(place.scrolled).toBeGreaterThan(0)
    expect(place).toMatchObject(IN_VIEW)
  })
})

test('the banner keeps to the security policy of the page', async ({ newReader, misplaced }) => {
  const reader = await newReader({ address: misplaced.nested })
  const page = await reader.open('/')
  await bannerOf(page).waitFor()
  expect(reader.noticed.filter((sentence) => sentence.includes('Content Security Policy'))).toEqual([])
})

test.for(['/docs/', '/docs/overview/pagination/', '/api/', '/no/such/page/'])(
  'other pages at a wrong base URL, such as %s, never show it',
  async (path, { newReader, misplaced }) => {
    const reader = await newReader({ address: misplaced.nested })
    const page = await reader.open(path)
    // The page reloads once, since its script is lost.
    await page.locator('h1').waitFor()
    expect(await bannerOf(page).count()).toBe(0)
  },
)

test.for(['portal', 'nested'] as const)('the %s at its own base URL never shows it', async (name, { newReader }) => {
  const reader = await newReader({ address: inject(name).address })
  const page = await reader.openAlive('/')
  expect(await bannerOf(page).count()).toBe(0)
})

test('it does not show while the script is slow, nor when it comes at last', async ({ newReader }) => {
  const reader = await newReader()
  const release = await holdScripts(reader.context)
  const page = await reader.tab()
  await page.goto(inject('portal').address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(await bannerOf(page).count()).toBe(0)
  release()
  await untilAlive(page)
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(await bannerOf(page).count()).toBe(0)
})

test('it does not show when the script alone is missing: the page can be read', async ({ newReader }) => {
  const reader = await newReader()
  await reader.context.route('**/*.js', (route) => route.abort())
  const page = await reader.open('/')
  await page.locator('.tab-panel').last().waitFor()
  expect(await bannerOf(page).count()).toBe(0)
})

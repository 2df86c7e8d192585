import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { filesIn } from '../disk/folder.ts'
import { test as base } from './browserTest.ts'
import { closed } from './closed.ts'
import { crawl } from './crawl.ts'
import { FRAME_BUDGET, frameOf, KB, sizeOf } from './frameSize.ts'
import { hiddenTexts } from './hiddenTexts.ts'
import { addressOf, newReader } from './reader.ts'
import { readHtml } from './readHtml.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'
import { servedSite } from './servedSite.ts'
import { violationsAtAllWidths, violationsOf } from './violations.ts'

/** A site that changes everything: its look, its parts, two languages, two versions, two blogs. */
const HARBOUR = filesIn(join(import.meta.dirname, '../sites/harbour'))

const test = base.extend('harbour', { scope: 'file' }, servedSite(HARBOUR, [['version', '1']]))

/** One of each kind, in both directions of writing. */
const SHOWN = ['/', '/ar/', '/docs/berths/', '/ar/docs/1/dues/', '/ar/news/', '/news/archive/', '/ar/api/', '/404.html']

test('every link of a site that changes everything works, and its pages are small and show all their text without script', async ({
  browser,
  harbour,
}) => {
  const { context, noticed, open } = await newReader(browser, { address: harbour, javaScriptEnabled: false })
  const page = await open('/')
  // Within another page its policy would apply to the styles of those that are read.
  const parser = await context.newPage()
  const hidden: string[] = []
  const large: string[] = []
  const { pages, broken } = await crawl(
    async (url, html) => {
      if (SHOWN.some((path) => url === addressOf(harbour, path))) {
        await page.goto(url)
        hidden.push(...(await page.evaluate(hiddenTexts)).map((text) => `${url}: ${text}`))
      }
      // A reference is text of the site, too.
      if (!html.includes('shell-api') && sizeOf(frameOf(html)) > FRAME_BUDGET * KB) large.push(url)
      return parser.evaluate(readHtml, html)
    },
    harbour,
    'https://harbour.example.com',
    ['sitemap.xml', '404.html', 'ar/404.html'],
  )
  await closed(context)
  expect({ broken, hidden, large, noticed }).toEqual({ broken: [], hidden: [], large: [], noticed: [] })
  expect(pages).toEqual(
    expect.arrayContaining([...SHOWN, '/docs/1/dues/', '/ar/docs/terms/berth/', '/ar/tags/dues/', '/api/1/']),
  )
})

test.for(SHOWN)(
  '%s is painted in the colours of the site, accessible in both modes, and quiet',
  async (path, { newReader: lend, harbour }) => {
    const reader = await lend({ address: harbour, reducedMotion: 'reduce' })
    const page = await reader.openAlive(path)
    await page.getByRole('region', { name: /Privacy|الخصوصية/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['tide'])).toBe('high')
    expect(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).borderTopWidth)).toBe('4px')
    if (path.endsWith('/api/'))
      expect(
        await page
          .locator('.api-endpoint')
          .first()
          .evaluate((bar) => getComputedStyle(bar).backgroundColor),
      ).toBe('rgb(11, 85, 99)')
    const fontOf = (heading: Element): string => getComputedStyle(heading).fontFamily.split(',')[0] ?? ''
    expect(await page.locator('main h1').first().evaluate(fontOf)).toBe('site-display')
    for (const heading of await page.locator('main h2').all())
      expect(await heading.evaluate(fontOf)).toBe('site-display')
    if (path === '/ar/api/')
      expect(await page.getByRole('tab', { name: 'C#' }).first().evaluate(placesOfLatin)).toMatchObject({
        end: 'right',
      })
    if (!path.startsWith('/ar/'))
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    expect.soft(await violationsAtAllWidths(page), 'light').toEqual([])
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect.soft(await page.evaluate(sideways), '390 px').toBe(0)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.locator('html[data-theme=dark]').waitFor()
    // Colours depend on the width in what a wide page alone has beside its text.
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await violationsOf(page, 'html', 'colors'), 'dark').toEqual([])
    expect(await page.locator('.logo:has(+ .beta)').evaluate(roomAtTheEnd), 'before the badge').toBe(0)
    expect(reader.noticed).toEqual([])
  },
)

/** The pixels of an element behind the last one in it. */
function roomAtTheEnd(element: Element): number {
  const [own, last] = [element, element.lastElementChild ?? element].map((each) => each.getBoundingClientRect())
  if (!own || !last) return Number.NaN
  return Math.round(getComputedStyle(element).direction === 'rtl' ? last.left - own.left : own.right - last.right)
}

test('nothing measures the site before the reader agrees; the answer is remembered', async ({
  newReader: lend,
  harbour,
}) => {
  const reader = await lend({ address: harbour })
  const asked: string[] = []
  await reader.context.route('https://plausible.io/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.measured = "yes"' })
  })
  const page = await reader.openAlive('/docs/dues/')
  const question = page.getByRole('region', { name: 'Privacy' })
  await question.waitFor()
  expect(asked).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await question.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  for (const width of [360, 520, 900]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = () =>
      question.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(await tops()).size, `${width} px`).toBe(1)
  }
  await question.getByRole('button', { name: 'Agree' }).click()
  await page.locator('html[data-measured]').waitFor()
  await page.reload()
  await page.locator('html[data-measured]').waitFor()
  expect(await question.count()).toBe(0)
  expect(asked).toEqual(Array(2).fill('https://plausible.io/js/script.manual.js'))
  await page.evaluate(() => ['portalgen:consent', 'portalgen:consent'].map((name) => dispatchEvent(new Event(name))))
  await question.getByRole('button', { name: 'Agree' }).click()
  expect(await question.count()).toBe(0)
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.locator('#__menu a[href$="/docs/berths/"]').click()
  await page.waitForURL('**/docs/berths/')
  const views = () => page.evaluate((): unknown[] => Reflect.get(window, 'plausible').q)
  // The page that was loaded, and the one that took its place.
  await expect.poll(views).toHaveLength(2)
  await page.getByRole('button', { name: 'Privacy' }).click()
  await question.getByRole('button', { name: 'Decline' }).click()
  await page.locator('html:not([data-measured])[data-script]').waitFor()
  expect(asked).toHaveLength(2)
})

test('a reader who objects in the browser is not asked, and nothing measures the site', async ({
  newReader: lend,
  harbour,
}) => {
  const reader = await lend({ address: harbour })
  await reader.context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const page = await reader.openAlive('/docs/dues/')
  await page.getByRole('button', { name: 'Privacy' }).waitFor()
  expect(await page.getByRole('region', { name: 'Privacy' }).count()).toBe(0)
})

test('a followed embed, the open menu of the page and what stands below it are accessible', async ({
  newReader: lend,
  harbour,
}) => {
  const reader = await lend({ address: harbour, reducedMotion: 'reduce' })
  const film = 'https://tv.harbour.example.com/quay'
  await reader.context.route(film, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Quay</title><p>Ships</p>' }),
  )
  const page = await reader.openAlive('/docs/berths/')
  for (const shown of ['The quay now', 'Open at all hours.', 'Was this page helpful?', 'Last updated'])
    await page.getByText(shown).first().waitFor()
  const embed = page.locator('.embed > p').first()
  const height = async () => (await embed.boundingBox())?.height ?? 0
  expect(await height()).toBeGreaterThan(100)
  await page.emulateMedia({ media: 'print' })
  expect(await height()).toBeLessThan(60)
  expect(
    await page
      .locator('.callout-title')
      .first()
      .evaluate((title) => getComputedStyle(title, '::before').printColorAdjust),
  ).toBe('exact')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'The quay now' }).click()
  await page.frameLocator(`iframe[src="${film}"]`).getByText('Ships').waitFor()
  await page.locator('.page-actions summary').click()
  await page.getByRole('link', { name: /Harbour Pilot/ }).waitFor()
  // Nothing was asked of that host before. The axe in this page speaks to the frame next, of which a browser may warn.
  expect(reader.noticed).toEqual([`/docs/berths/ asked another host: ${film}`])
  expect(await violationsAtAllWidths(page)).toEqual([])
})

const untilHydrated = (island: Locator): Promise<void> =>
  expect.poll(() => island.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__react')))).toBe(true)

test('islands of the site start when the page is idle or where they come into view, also when the reader comes back', async ({
  newReader: lend,
  harbour,
}) => {
  const reader = await lend({ address: harbour })
  const page = await reader.openAlive('/docs/berths/')
  const tide = page.locator('[data-island="own:tide"]')
  const useTide = async (): Promise<void> => {
    await tide.getByRole('button', { name: '2 hours' }).scrollIntoViewIfNeeded()
    await untilHydrated(tide)
    // A part is a block of the text, also where it is an island.
    expect(await tide.evaluate((each) => Number.parseFloat(getComputedStyle(each).marginTop))).toBeGreaterThan(0)
    // A control without a class looks like one.
    expect(await tide.getByRole('button').evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe('1px')
    await tide.getByRole('button').click()
    await tide.getByRole('button', { name: '3 hours' }).waitFor()
  }
  const berth = page.locator('[data-island="own:berth"][data-hydrate=idle]')
  await untilHydrated(berth)
  await berth.getByRole('button', { name: '14.5 m' }).click()
  await berth.getByRole('button', { name: '47.6 ft' }).waitFor()
  await useTide()
  expect(await tide.locator('[data-slot=children]').innerHTML()).toBe(
    '<p>Arrive <strong>two hours</strong> before.</p>',
  )
  await page.getByRole('main').getByRole('link', { name: 'paid', exact: true }).click()
  await untilShown(page, 'Dues')
  await page.goBack()
  await useTide()
  expect(reader.noticed).toEqual([])
})

/** Opens the menu in which there is a choice. */
async function choiceIn(page: Page, label: string): Promise<Locator> {
  const links = page.locator('a', { hasText: new RegExp(`^${label}$`) })
  const picker = page.locator('.picker').filter({ has: links })
  await picker.locator('summary').click()
  return picker.getByRole('link', { name: label, exact: true })
}

const pick = async (page: Page, label: string): Promise<void> => (await choiceIn(page, label)).click()

const languageOf = (page: Page): Promise<[string, string]> =>
  page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction])

/** The pages that the search lists. */
async function addressesFound(page: Page, words: string): Promise<string[]> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  const hits = page.locator('[aria-busy=false] .search-hit')
  await hits.first().waitFor()
  const found = await hits.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.replace(/#.*/, '') ?? ''),
  )
  return [...new Set(found)]
}

/** Where a Latin name in brackets ends, and on which side of its line it stands. */
function placesOfLatin(label: Element): { end: string; side: string } {
  label.textContent = 'Dues (all)'
  const rectOf = (from: number, to: number): DOMRect => {
    const range = document.createRange()
    range.setStart(label.firstChild ?? label, from)
    range.setEnd(label.firstChild ?? label, to)
    return range.getBoundingClientRect()
  }
  const [line, name] = [label.getBoundingClientRect(), rectOf(0, 10)]
  return {
    end: rectOf(9, 10).right > rectOf(0, 1).right ? 'right' : 'left',
    side: line.right - name.right < name.left - line.left ? 'right' : 'left',
  }
}

test('the menus of languages and of versions keep the page, its direction follows', async ({
  newReader: lend,
  harbour,
}) => {
  const reader = await lend({ address: harbour, prefetch: true })
  const asked: string[] = []
  reader.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const page = await reader.openAlive('/docs/berths/#states')
  // A title without a picture takes all the room that there is.
  await page.locator('.logo').evaluate((logo) => {
    logo.innerHTML = '<span class="logo-title">Harbours Developers</span>'
  })
  const heights = () =>
    page.locator('.navbar summary').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  const inOneLine = await heights()
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await heights(), 'names of versions and codes of languages stay in one line on phones').toEqual(inOneLine)
  await page.setViewportSize({ width: 1280, height: 900 })
  const arabic = await choiceIn(page, 'العربية')
  await arabic.hover()
  await expect.poll(() => asked).toContain('/ar/docs/berths/')
  await arabic.click()
  await untilShown(page, 'الأرصفة')
  expect(await languageOf(page)).toEqual(['ar', 'rtl'])
  // The slash after a folder would go before it.
  expect(await page.locator('.file-tree').evaluate((tree) => getComputedStyle(tree).direction)).toBe('ltr')
  expect(page.url()).toBe(addressOf(harbour, '/ar/docs/berths/#states'))
  await markDocument(page)
  await pick(page, '1')
  await page.locator('.version-banner').waitFor()
  expect(page.url()).toBe(addressOf(harbour, '/ar/docs/1/berths/#states'))
  expect(await addressesFound(page, 'يُحجز')).toEqual(['/ar/docs/1/berths/'])
  expect(await page.locator('.search-hit-title').first().evaluate(placesOfLatin)).toEqual({
    end: 'right',
    side: 'right',
  })
  await page.keyboard.press('Escape')
  await page.locator('#__menu').getByRole('link', { name: 'Dues', exact: true }).click()
  await untilShown(page, 'Dues')
  expect(await isMarked(page)).toBe(true)
  expect(await page.locator('#__menu [aria-current=page]').evaluate(placesOfLatin)).toEqual({
    end: 'right',
    side: 'right',
  })
  expect(await page.getByText('هذه الصفحة غير مترجمة بعد').isVisible()).toBe(true)
  expect(
    await page.locator('.doc-body').evaluate((body) => [body.getAttribute('lang'), getComputedStyle(body).direction]),
  ).toEqual(['en', 'ltr'])
  await pick(page, 'English')
  await page.locator('html[lang=en]').waitFor()
  expect(await languageOf(page)).toEqual(['en', 'ltr'])
  expect(page.url()).toBe(addressOf(harbour, '/docs/1/dues/'))
  expect(reader.noticed).toEqual([])
})

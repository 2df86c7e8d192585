import { expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { crawl } from './crawl.ts'
import { differentWords } from './differentWords.ts'
import { addressOf, newReader } from './reader.ts'
import { type PageLinks, readHtml } from './readHtml.ts'
import { NO_PAGE, ROUTES, UNLISTED_ROUTES } from './routes.ts'

const SITE_URL = 'https://developer.example.com'

const OTHERS = ['sitemap.xml', 'robots.txt', '404.html', ...UNLISTED_ROUTES.map((route) => route.slice(1))]

/** Every page of the portal, found by the links to it and visited once without script. */
const test = base.extend('visited', { scope: 'file' }, async ({ browser }) => {
  const { address, folder } = inject('portal')
  const { context, noticed, open } = await newReader(browser, { address, javaScriptEnabled: false })
  const page = await open('/')
  const [hidden, different, short]: [string[], string[], string[]] = [[], [], []]
  const read = async (url: string, html: string): Promise<PageLinks> => {
    await page.goto(url)
    const path = new URL(url).pathname
    hidden.push(...(await page.evaluate(hiddenTexts)).map((text) => `${path}: ${text}`))
    if (((await page.locator('main').textContent()) ?? '').length < 100) short.push(path)
    if (ROUTES.includes(path)) different.push(...(await differentWords(page, folder, [path])))
    return page.evaluate(readHtml, html)
  }
  const crawled = await crawl(read, address, SITE_URL, OTHERS)
  await context.close()
  return { ...crawled, hidden, different, short, noticed }
})

test('no link of the portal is broken, and all pages are linked', ({ visited: { pages, broken } }) => {
  expect(broken).toEqual([])
  expect(ROUTES.filter((route) => !pages.includes(route))).toEqual([])
})

test('every page shows all its text without script, and loads all its files', ({
  visited: { hidden, short, noticed },
}) => {
  expect(hidden).toEqual([])
  expect(short).toEqual([])
  expect(noticed).toEqual([])
})

test('every page and its text say the same, word for word', ({ visited: { different } }) => {
  expect(different).toEqual([])
})

test('no link of the nested portal is broken, and all pages are linked', async ({ browser }) => {
  const page = await browser.newPage()
  const read = (_url: string, html: string): Promise<PageLinks> => page.evaluate(readHtml, html)
  const { pages, broken } = await crawl(read, inject('nested').address, SITE_URL, OTHERS)
  await page.close()
  expect(broken).toEqual([])
  expect(ROUTES.filter((route) => !pages.includes(route))).toEqual([])
})

/** Runs in a page. A fold opens without script, a term explains itself on hover, and a moved section where it is named. */
const hiddenTexts = (): string[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, pre)')]
    .filter(
      (element) => !element.closest('details:not([open]), .term-meaning, .moved-anchor') && !element.checkVisibility(),
    )
    .map((element) => element.outerHTML.slice(0, 120))

test.for(['portal', 'nested'] as const)('every route of the %s answers', async (name) => {
  const { address } = inject(name)
  const answers = await Promise.all(ROUTES.map((route) => fetch(addressOf(address, route))))
  expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
})

test.for(['portal', 'nested'] as const)('routes of the %s answer without the slash at their end, too', async (name) => {
  const { address } = inject(name)
  const paths = ROUTES.filter((route) => route !== '/').map((route) => route.slice(0, -1))
  const answers = await Promise.all(paths.map((path) => fetch(addressOf(address, path))))
  expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
})

test.for(['portal', 'nested'] as const)(
  'an unknown path of the %s leads to the page for lost readers',
  async (name) => {
    const { address } = inject(name)
    const answer = await fetch(addressOf(address, NO_PAGE))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<h1>Page not found</h1>')
  },
)

test('nothing of the nested portal answers outside of its base URL', async () => {
  const { origin } = new URL(inject('nested').address)
  const answers = await Promise.all(
    ['/', '/docs/', '/portals/', '/img/favicon.svg'].map((path) => fetch(origin + path)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('the health check is there for machines, too', async () => {
  const answer = await fetch(addressOf(inject('portal').address, '/healthcheck.json'))
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ status: 'ok', pages: ROUTES.length })
})

import { expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { closed } from './closed.ts'
import { crawl } from './crawl.ts'
import { differentWords } from './differentWords.ts'
import { hiddenTexts } from './hiddenTexts.ts'
import { addressOf, newReader } from './reader.ts'
import { type PageLinks, readHtml } from './readHtml.ts'
import { NO_PAGE, PAGE_KINDS, PAGES_WITH_OTHER_PARTS, ROUTES, UNLISTED_ROUTES } from './routes.ts'

const SITE_URL = 'https://developer.example.com'

const OTHERS = ['sitemap.xml', 'robots.txt', '404.html', ...UNLISTED_ROUTES.map((route) => route.slice(1))]

/** Whether text is in view is decided by the style of the parts that a page has, so that each part is shown on a page. */
const SHOWN: string[] = [...Object.values(PAGE_KINDS), ...PAGES_WITH_OTHER_PARTS, '/404.html']

/** Every page of the portal, found by the links to it and read without script. */
const test = base.extend('visited', { scope: 'file' }, async ({ browser }) => {
  const { address, folder } = inject('portal')
  const { context, noticed, open } = await newReader(browser, { address, javaScriptEnabled: false })
  const page = await open('/')
  // Within another page its policy would apply to the styles of those that are read.
  const parser = await context.newPage()
  const [hidden, different, short]: [string[], string[], string[]] = [[], [], []]
  const read = async (url: string, html: string): Promise<PageLinks> => {
    const path = new URL(url).pathname
    if (SHOWN.includes(path)) {
      await page.goto(url)
      hidden.push(...(await page.evaluate(hiddenTexts)).map((text) => `${path}: ${text}`))
    }
    if ((await parser.evaluate(lengthOfText, html)) < 100) short.push(path)
    if (ROUTES.includes(path)) different.push(...(await differentWords(parser, folder, [path])))
    return parser.evaluate(readHtml, html)
  }
  const crawled = await crawl(read, address, SITE_URL, OTHERS)
  await closed(context)
  return { ...crawled, hidden, different, short, noticed }
})

test('no link of the portal is broken, and all pages are linked', ({ visited: { pages, broken } }) => {
  expect(broken).toEqual([])
  expect(ROUTES.filter((route) => !pages.includes(route))).toEqual([])
})

test('every page has its text without script, shows all of it, and loads all its files', ({
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

test.for(['portal', 'nested', 'served'] as const)('every route of the %s answers', async (name) => {
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

/** Runs in a browser. */
function lengthOfText(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent.length ?? 0
}

import { expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { crawl } from './crawl.ts'
import { addressOf } from './reader.ts'
import { NO_PAGE, ROUTES } from './routes.ts'

const SITE_URL = 'https://developer.example.com'

test.for(['portal', 'nested'] as const)(
  'no link of the %s is broken, and all pages are linked',
  async (name, { browser }) => {
    const { address } = inject(name)
    const page = await browser.newPage()
    const { pages, broken } = await crawl(page, address, SITE_URL, ['sitemap.xml', 'robots.txt', '404.html'])
    await page.close()
    expect(broken).toEqual([])
    expect(ROUTES.filter((route) => !pages.includes(route))).toEqual([])
  },
)

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

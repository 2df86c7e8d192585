import { expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { untilShown } from './sameDocument.ts'
import { violationsOf } from './violations.ts'

test.for(['portal', 'nested', 'served'] as const)(
  'an unknown address of the %s leads to the nearest pages and to a search',
  async (name, { newReader }) => {
    const reader = await newReader({ address: inject(name).address })
    const page = await reader.open('/docs/overview/pagnation/')
    const help = page.locator('.not-found-help')
    await help.getByRole('link', { name: 'Pagination' }).waitFor()
    await help.getByRole('button', { name: 'Search for “pagnation”' }).click()
    await page.locator('.search-hit').first().waitFor()
    expect(await page.getByRole('combobox').inputValue()).toBe('pagnation')
    await page.keyboard.press('Escape')
    await help.getByRole('link', { name: 'Pagination' }).click()
    await untilShown(page, 'Pagination')
  },
)

test.for([
  ['/docs/terms/', ['Glossary']],
  ['/docs/terms/zzzzzzzz/', ['Glossary']],
  ['/docs/zzzzzzzz/', ['Documentation']],
  ['/docs/overview/webhoks/', ['Webhooks', 'Overview']],
] as const)(
  '%s leads to the page of its section, after those that are spelt like it',
  async ([path, titles], { newReader }) => {
    const reader = await newReader()
    const page = await reader.open(path)
    const links = page.locator('.not-found-help a')
    await links.first().waitFor()
    expect(await links.allInnerTexts()).toEqual(titles)
  },
)

test('an address of an old site finds pages by its words', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.open('/help/old/rate-limit.html')
  await page.locator('.not-found-help').getByRole('link', { name: 'Rate limits' }).click()
  await untilShown(page, 'Rate limits')
})

test('so does one that the reader came to from another page of the site', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive('/docs/')
  await page.evaluate(() => navigation.navigate('/docs/overview/webhoks/'))
  await untilShown(page, 'Page not found')
  await page.locator('.not-found-help').getByRole('link', { name: 'Webhooks' }).click()
  await untilShown(page, 'Webhooks')
})

// Words like "such" stand in the text of many pages, which are not near for that.
test.for(['/zzzzzzzzzz/', `/${'a'.repeat(2000)}/`, '/no/such/'])(
  'an address that is like no page, %s, shows the page as it is',
  async (path, { newReader }) => {
    const reader = await newReader()
    const page = await reader.open(path)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main h1').innerText()).toBe('Page not found')
    expect(await page.locator('.not-found-help').innerText()).toBe('')
  },
)

test('an address that cannot be decoded is searched for as it is written', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.open('/rate%zzlimits/')
  await page.getByRole('button', { name: 'Search for “rate%zzlimits”' }).waitFor()
})

test.for(['search.json', 'sitemap.xml'])('where %s cannot be had the other one helps', async (file, { newReader }) => {
  const reader = await newReader()
  await reader.context.route(`**/${file}`, (route) => route.fulfill({ status: 500 }))
  const page = await reader.open('/docs/overview/pagnation/')
  const help = page.locator('.not-found-help')
  await help.getByRole('heading', { name: 'Did you mean' }).waitFor()
  await help.locator('a[href="/docs/overview/pagination/"]').click()
  await untilShown(page, 'Pagination')
})

test.for([390, 1440])('the help moves nothing when it comes, at %i px', async (width, { newReader }) => {
  const reader = await newReader({ width })
  await reader.context.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset['moved'] = JSON.stringify(list.getEntries())
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await reader.openAlive('/docs/overview/pagnation/')
  await page.locator('.not-found-help').getByRole('button').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBe(undefined)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('the help is accessible', async ({ newReader }) => {
  const reader = await newReader({ reducedMotion: 'reduce' })
  const page = await reader.openAlive('/docs/overview/pagnation/')
  await page.locator('.not-found-help').getByRole('button').waitFor()
  expect(await violationsOf(page, 'main')).toEqual([])
})

test('without script the page is as it always was', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open('/docs/overview/pagnation/')
  expect(await page.locator('main h1').innerText()).toBe('Page not found')
  expect(await page.locator('.not-found-help').evaluate((help) => help.clientHeight)).toBe(0)
})

test('the page needs no index to be shown', async ({ newReader }) => {
  const reader = await newReader()
  await reader.context.route(/search|sitemap/, (route) => route.abort())
  const page = await reader.open('/docs/overview/pagnation/')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main h1').innerText()).toBe('Page not found')
  expect(await page.getByRole('alert').count()).toBe(0)
})

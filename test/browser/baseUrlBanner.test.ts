import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { startPreview } from '../../src/serve/previewServer.ts'
import { test as base } from './browserTest.ts'
import { holdScripts } from './holdScripts.ts'
import { untilAlive } from './reader.ts'

/** Serves a built portal at another base URL than the one that it was built for. */
const test = base.extend('serveAt', async ({ browser }, { onCleanup }) => {
  const servers: Awaited<ReturnType<typeof startPreview>>[] = []
  onCleanup(() => Promise.all(servers.map((server) => server.close())).then(() => undefined))
  return async (name: 'portal' | 'nested', baseUrl: string): Promise<string> => {
    expect(browser.isConnected()).toBe(true)
    const server = await startPreview({ folder: inject(name).folder, baseUrl, host: '127.0.0.1', port: 0 })
    servers.push(server)
    return server.address
  }
})

const bannerOf = (page: Page) => page.getByRole('alert')

test('a portal built for /portal/ and served at / says so on its home page', async ({ newReader, serveAt }) => {
  const reader = await newReader({ address: await serveAt('nested', '/') })
  const page = await reader.open('/')
  expect(await bannerOf(page).locator('p').allInnerTexts()).toEqual([
    'Your site did not load properly',
    'Neither its style sheet nor its script could be loaded. The most common reason is a wrong base URL.',
    'Configured base URL: /portal/',
    'Suggested base URL: /',
  ])
})

test('a portal built for / and served at /portal/ says so on its home page', async ({ newReader, serveAt }) => {
  const reader = await newReader({ address: await serveAt('portal', '/portal/') })
  const page = await reader.open('/')
  expect(await bannerOf(page).locator('p').allInnerTexts()).toEqual([
    'Your site did not load properly',
    'Neither its style sheet nor its script could be loaded. The most common reason is a wrong base URL.',
    'Configured base URL: / (the default)',
    'Suggested base URL: /portal/',
  ])
})

test('the banner keeps to the security policy of the page', async ({ newReader, serveAt }) => {
  const reader = await newReader({ address: await serveAt('nested', '/') })
  const page = await reader.open('/')
  await bannerOf(page).waitFor()
  expect(reader.noticed.filter((sentence) => sentence.includes('Content Security Policy'))).toEqual([])
})

test.for(['/docs/', '/docs/overview/pagination/', '/api/', '/no/such/page/'])(
  'other pages at a wrong base URL, such as %s, never show it',
  async (path, { newReader, serveAt }) => {
    const reader = await newReader({ address: await serveAt('nested', '/') })
    const page = await reader.open(path)
    expect(await bannerOf(page).count()).toBe(0)
    expect(await page.locator('h1').isVisible()).toBe(true)
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
  const page = await reader.context.newPage()
  await page.goto(inject('portal').address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
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
  expect(await bannerOf(page).count()).toBe(0)
  expect(await page.locator('.tab-panel').last().isVisible()).toBe(true)
})

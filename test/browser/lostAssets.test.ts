import type { BrowserContext } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import type { Reader } from './reader.ts'
import { untilAlive } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'

const GUIDE = PAGE_KINDS.guide

const FILES = {
  'the style sheet': /\/assets\/portal-.*\.css$/,
  'the script': /\/assets\/portal-.*\.js$/,
  'a part of the script that was left for later': /\/assets\/hydrateIslands-.*\.js$/,
}

/** The documents that are loaded, and the warnings of the site. */
function watch({ context }: Reader): { loads: () => number; warnings: string[] } {
  const warnings: string[] = []
  let loads = 0
  context.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return { loads: () => loads, warnings }
}

async function missing(context: BrowserContext, file: RegExp): Promise<() => void> {
  let gone = true
  await context.route(file, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  return () => {
    gone = false
  }
}

describe.for(Object.entries(FILES))('when %s is gone', ([, file]) => {
  test('the page is loaded again once, with a warning, and can be read', async ({ newReader }) => {
    const reader = await newReader()
    await missing(reader.context, file)
    const watched = watch(reader)
    const page = await reader.open(GUIDE)
    await expect.poll(() => watched.loads()).toBe(2)
    await expect.poll(() => watched.warnings.length).toBe(2)
    expect(watched.warnings[0]).toMatch(/^could not load \S+: reloading the page once$/)
    expect(watched.warnings[1]).toMatch(/^could not load \S+: showing the page without it$/)
    await page.waitForLoadState('load')
    expect(await page.locator('main h1').innerText()).toBe('Pagination')
    await page.goto(page.url())
    await expect.poll(() => watched.warnings.length).toBe(3)
    expect(watched.loads()).toBe(3)
  })

  test('the page is alive when it was there the second time', async ({ newReader }) => {
    const reader = await newReader()
    const restore = await missing(reader.context, file)
    const watched = watch(reader)
    reader.context.on('request', (request) => {
      if (request.isNavigationRequest() && watched.loads() === 2) restore()
    })
    const page = await reader.open(GUIDE)
    await untilAlive(page)
    expect(watched.loads()).toBe(2)
  })

  test('nothing is loaded again where the browser denies storage: it could not be once', async ({ newReader }) => {
    const reader = await newReader()
    await missing(reader.context, file)
    await reader.context.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const watched = watch(reader)
    await reader.open(GUIDE)
    await expect.poll(() => watched.warnings.length).toBe(1)
    expect(watched.warnings[0]).toMatch(/^could not load \S+: showing the page without it$/)
    expect(watched.loads()).toBe(1)
  })
})

test('a page that has lost both its style sheet and its script is loaded again once for both', async ({
  newReader,
}) => {
  const reader = await newReader()
  const watched = watch(reader)
  await missing(reader.context, FILES['the style sheet'])
  // The reload comes before the first load knows what becomes of its script.
  await reader.context.route(FILES['the script'], (route) =>
    watched.loads() === 1 ? undefined : route.fulfill({ status: 404, body: '' }),
  )
  const page = await reader.open(GUIDE)
  await expect.poll(() => watched.warnings.length).toBe(3)
  expect(
    watched.warnings.map((warning) => warning.replace(/^could not load \S+\/(\w+)\S+(\.\w+): /, '$1$2: ')),
  ).toEqual([
    'portal.css: reloading the page once',
    'portal.css: showing the page without it',
    'portal.js: showing the page without it',
  ])
  expect(watched.loads()).toBe(2)
  expect(await page.locator('main h1').innerText()).toBe('Pagination')
})

test('a part of the script is not asked for by a new load while the site does not answer', async ({ newReader }) => {
  const reader = await newReader()
  const watched = watch(reader)
  const asked: string[] = []
  await reader.context.route(FILES['a part of the script that was left for later'], (route) => route.abort())
  await reader.context.route(`**${GUIDE}`, (route) => {
    asked.push(route.request().method())
    return route.request().isNavigationRequest() ? route.continue() : route.abort()
  })
  const page = await reader.open(GUIDE)
  await expect.poll(() => asked).toContain('HEAD')
  expect(watched.loads()).toBe(1)
  expect(watched.warnings).toEqual([])
  expect(await page.locator('main h1').innerText()).toBe('Pagination')
})

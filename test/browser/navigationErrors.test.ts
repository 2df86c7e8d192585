import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answerScript } from './answerScript.ts'
import { test } from './browserTest.ts'
import { gate } from './gate.ts'
import { untilAlive } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'

const GUIDE = PAGE_KINDS.guide
const WEBHOOKS = '/docs/overview/webhooks/'

const follow = (page: Page, name = 'Webhooks'): Promise<void> =>
  page.locator('#__menu .sidebar').getByRole('link', { name, exact: true }).click()

describe('an answer that is no page of this site is left to an ordinary load', () => {
  const answers: [what: string, answer: (route: Route) => Promise<void>][] = [
    ['another content type', (route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
    ['status 500', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' })],
    ['status 403', (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>No</h1>' })],
    ['a redirect', (route) => route.fulfill({ status: 302, headers: { location: '/docs/' } })],
    ['HTML of something else', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in' })],
    ['malformed HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype><main><<p title="' })],
    ['an empty body', (route) => route.fulfill({ contentType: 'text/html', body: '' })],
  ]
  test('whatever it is', async ({ newReader }) => {
    const reader = await newReader()
    let next = answers
    await answerScript(reader.context, WEBHOOKS, async (route) => next[0]?.[1](route))
    const page = await reader.openAlive(GUIDE)
    for (; next.length > 0; next = next.slice(1)) {
      await markDocument(page)
      await follow(page)
      await untilShown(page, 'Webhooks')
      expect(await isMarked(page), next[0]?.[0]).toBe(false)
      expect(new URL(page.url()).pathname, next[0]?.[0]).toBe(WEBHOOKS)
      await page.goBack()
      await untilShown(page, 'Pagination')
      await untilAlive(page)
    }
  })

  test('a page of a new deployment, with other scripts', async ({ newReader }) => {
    const reader = await newReader({ prefetch: true })
    await answerScript(reader.context, WEBHOOKS, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(/portal-\w+\.js/g, 'portal-NEWER.js') })
    })
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    await follow(page)
    await untilShown(page, 'Webhooks')
    expect(await isMarked(page)).toBe(false)
  })
})

describe('a page that cannot be reached', () => {
  const unreachable = async (context: BrowserContext): Promise<() => void> => {
    let lost = true
    await answerScript(context, WEBHOOKS, (route) => (lost ? route.abort('connectionreset') : route.continue()))
    return () => {
      lost = false
    }
  }
  const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })

  test('shows the reason, and Retry brings it', async ({ newReader }) => {
    const reader = await newReader()
    const restore = await unreachable(reader.context)
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    await follow(page)
    await box(page).waitFor()
    expect(await box(page).innerText()).toContain('The site did not answer (Failed to fetch).')
    expect(await page.locator('main h1', { hasText: 'Pagination' }).isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe(WEBHOOKS)
    expect(await page.title()).toBe('This page could not be loaded | Developer Portal | Meridian')
    await box(page).getByRole('button', { name: 'Retry' }).click()
    await box(page).waitFor()
    restore()
    await box(page).getByRole('button', { name: 'Retry' }).click()
    await untilShown(page, 'Webhooks')
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.title()).toBe('Webhooks | Developer Portal | Meridian')
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await untilShown(page, 'Pagination')
  })

  test('says so when the reader is offline', async ({ newReader }) => {
    const reader = await newReader({ emptyCache: true })
    await reader.context.route(`**${WEBHOOKS}`, (route) => route.abort('internetdisconnected'))
    const page = await reader.openAlive(GUIDE)
    await reader.context.setOffline(true)
    await follow(page)
    expect(await box(page).innerText()).toContain('You are offline.')
  })

  test('gives the old page back on Back, where it was scrolled', async ({ newReader }) => {
    const reader = await newReader()
    await unreachable(reader.context)
    const page = await reader.openAlive(GUIDE)
    await page.evaluate(() => scrollTo(0, 400))
    await page.waitForFunction(() => scrollY === 400)
    await follow(page)
    await box(page).waitFor()
    await page.goBack()
    await page.locator('main h1', { hasText: 'Pagination' }).waitFor()
    expect(await box(page).count()).toBe(0)
    expect(await page.title()).toBe('Pagination | Developer Portal | Meridian')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  })

  test('does not keep the reader from other pages', async ({ newReader }) => {
    const reader = await newReader()
    await unreachable(reader.context)
    const page = await reader.openAlive(GUIDE)
    await follow(page)
    await box(page).waitFor()
    await follow(page, 'Rate limits')
    await untilShown(page, 'Rate limits')
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('shows a spinner while Retry takes its time', async ({ newReader }) => {
    const reader = await newReader()
    const { opened, open } = gate()
    let lost = true
    await answerScript(reader.context, WEBHOOKS, async (route) => {
      if (lost) return route.abort('connectionreset')
      await opened
      return route.continue()
    })
    const page = await reader.openAlive(GUIDE)
    await follow(page)
    await box(page).waitFor()
    lost = false
    await box(page).getByRole('button', { name: 'Retry' }).click()
    await page.locator('.spinner').waitFor()
    expect(await page.title()).toBe('Loading… | Developer Portal | Meridian')
    open()
    await untilShown(page, 'Webhooks')
    expect(await page.locator('.spinner').count()).toBe(0)
  })
})

import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { denyStorage } from './denyStorage.ts'
import { gate } from './gate.ts'
import { PAGE_KINDS } from './routes.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'

const GUIDE = PAGE_KINDS.guide

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const hits = (page: Page) => page.locator('.search-hit')
const active = (page: Page) => page.locator('.search-hit[aria-selected=true]')

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await page.locator('.search-results[aria-busy=false] .search-hit').first().waitFor()
}

describe('the search opens', () => {
  test.for(['Control+k', 'Meta+k', '/'])('with %s, and the focus is in its input', async (keys, { newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press(keys)
    await dialog(page).waitFor()
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await input(page).inputValue()).toBe('')
  })

  test.for([1440, 390])('with its button, at %i px', async (width, { newReader }) => {
    const reader = await newReader({ width })
    const page = await reader.openAlive(GUIDE)
    await page.getByRole('button', { name: 'Search' }).click()
    await dialog(page).waitFor()
  })

  test('before it has loaded, and no key is lost', async ({ newReader }) => {
    const reader = await newReader()
    const { opened, open } = gate()
    await reader.context.route('**/searchResults-*.js', async (route) => {
      await opened
      await route.continue()
    })
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await page.keyboard.type('pagination')
    await page.getByRole('status').filter({ hasText: 'Loading the search' }).waitFor()
    open()
    await hits(page).first().waitFor()
    expect(await input(page).inputValue()).toBe('pagination')
    expect(await active(page).innerText()).toContain('Pagination')
  })

  test('not by a / that is typed somewhere', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('textarea')))
    await page.locator('main textarea').focus()
    await page.keyboard.press('/')
    expect(await page.locator('main textarea').inputValue()).toBe('/')
    expect(await dialog(page).count()).toBe(0)
  })

  test('and loads nothing before', async ({ newReader }) => {
    const reader = await newReader()
    const asked: string[] = []
    reader.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const page = await reader.openAlive(GUIDE)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.includes('search'))).toEqual([])
  })
})

describe('the search closes', () => {
  test('with Escape, and the focus is where it was', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button')
  })

  test('with a click beside it, and with its button', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await page.mouse.click(20, 400)
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.getByRole('button', { name: 'Esc: close search' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
  })
})

describe.for(['portal', 'nested', 'served'] as const)('in the %s', (name) => {
  test('arrows choose a result, Enter goes there without a full load', async ({ newReader }) => {
    const reader = await newReader({ address: inject(name).address })
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    await searchFor(page, 'client reference')
    expect(await active(page).innerText()).toContain('clientSubscriptionReference')
    await page.keyboard.press('ArrowDown')
    expect(await active(page).getAttribute('id')).toBe('search-result-1')
    expect(await input(page).getAttribute('aria-activedescendant')).toBe('search-result-1')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await active(page).getAttribute('id')).toBe(`search-result-${(await hits(page).count()) - 1}`)
    await page.keyboard.press('ArrowDown')
    const href = await active(page).evaluate((link: HTMLAnchorElement) => link.href)
    await page.keyboard.press('Enter')
    await page.waitForURL(href)
    await untilShown(page, 'Connect API')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await isMarked(page)).toBe(true)
    expect(reader.noticed).toEqual([])
  })
})

describe('results', () => {
  const queries: [query: string, first: RegExp][] = [
    ['client reference', /clientSubscriptionReference/],
    ['subscription id', /subscriptionId|\/subscription\/\{subscriptionId\}/],
    ['/subscription/{subscriptionId}', /subscription/],
    ['modifiedAfter', /modifiedAfter/],
    ['modified aft', /modifiedAfter/],
    ['pagnation', /Pagination/],
    ['404', /404/],
  ]
  test.for(queries)('for “%s” begin with the right one', async ([query, first], { newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await searchFor(page, query)
    await expect.poll(() => page.locator('.search-group').first().innerText()).toMatch(first)
    expect(await page.locator('.search-hit mark').count()).toBeGreaterThan(0)
    expect(reader.noticed).toEqual([])
  })

  test('are counted for those who listen', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await searchFor(page, 'idempotency')
    await expect.poll(() => dialog(page).getByRole('status').innerText()).toMatch(/^\d+ results?$/)
    await input(page).fill('zzzzq')
    await expect.poll(() => dialog(page).getByRole('status').innerText()).toBe('No results for “zzzzq”')
    expect(await page.locator('.search-nothing').innerText()).toContain('zzzzq')
    expect(await input(page).getAttribute('aria-expanded')).toBe('false')
  })

  test('of an early query never take the place of those of a later one', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await searchFor(page, 'allocation')
    const { opened, open } = gate()
    await reader.context.route('**/assets/search-*.json', async (route) => {
      await opened
      await route.continue()
    })
    await input(page).fill('webhooks')
    await input(page).fill('allocation')
    open()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => active(page).innerText()).toMatch(/[Aa]llocation/)
  })

  test('are links that open in another tab with Control', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await searchFor(page, 'webhooks')
    const tab = reader.context.waitForEvent('page')
    await hits(page)
      .first()
      .click({ modifiers: ['Control'] })
    await untilShown(await tab, 'Webhooks')
    expect(await dialog(page).isVisible()).toBe(true)
  })
})

describe('recent searches', () => {
  const recent = (page: Page) => page.locator('.search-recent-query')

  test('are those whose results were followed; each can be asked again and forgotten', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    for (const words of ['webhooks', 'idempotency']) {
      await searchFor(page, words)
      await page.keyboard.press('Enter')
      await dialog(page).waitFor({ state: 'hidden' })
      await page.keyboard.press('/')
      await input(page).fill('')
    }
    await recent(page).first().waitFor()
    expect(await recent(page).allInnerTexts()).toEqual(['idempotency', 'webhooks'])
    await page.getByRole('button', { name: 'Forget “idempotency”' }).click()
    await expect.poll(() => recent(page).allInnerTexts()).toEqual(['webhooks'])
    await recent(page).click()
    await hits(page).first().waitFor()
    expect(await input(page).inputValue()).toBe('webhooks')
  })

  test('are not there where the browser denies storage, and nothing else changes', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(denyStorage)
    const page = await reader.openAlive(GUIDE)
    await searchFor(page, 'webhooks')
    await page.keyboard.press('Enter')
    await untilShown(page, 'Webhooks')
    await page.keyboard.press('/')
    await input(page).fill('')
    await page.locator('.search-hint').waitFor()
    expect(await recent(page).count()).toBe(0)
    expect(reader.noticed).toEqual([])
  })
})

describe('trouble', () => {
  const trouble = (page: Page) => dialog(page).getByRole('alert')

  test('a search that cannot be loaded says so, and Retry loads it', async ({ newReader }) => {
    const reader = await newReader()
    let lost = true
    await reader.context.route('**/searchResults-*.js', (route) => (lost ? route.abort() : route.continue()))
    await reader.context.route(`**${GUIDE}`, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await page.keyboard.type('webhooks')
    expect(await trouble(page).innerText()).toContain('The search could not be loaded.')
    lost = false
    await trouble(page).getByRole('button', { name: 'Retry' }).click()
    await hits(page).first().waitFor()
  })

  const answers: [what: string, status: number, body: string, reason: string][] = [
    ['is not there', 404, '', 'answered 404'],
    ['cannot be had', 500, '', 'answered 500'],
    ['is not JSON', 200, '<h1>Log in', 'JSON'],
    ['is something else', 200, '{"format":99}', 'is no part of a search index'],
  ]
  test.for(answers)(
    'an index that %s is told, and Retry asks again',
    async ([, status, body, reason], { newReader }) => {
      const reader = await newReader()
      let broken = true
      await reader.context.route('**/search.json', (route) =>
        broken ? route.fulfill({ status, body, contentType: 'application/json' }) : route.continue(),
      )
      const page = await reader.openAlive(GUIDE)
      await page.keyboard.press('/')
      await page.keyboard.type('webhooks')
      expect(await trouble(page).innerText()).toContain(reason)
      broken = false
      await trouble(page).getByRole('button', { name: 'Retry' }).click()
      await hits(page).first().waitFor()
      expect(await trouble(page).count()).toBe(0)
    },
  )

  test('a reader who is offline is told so', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await page.locator('.search-hint').waitFor()
    await reader.context.setOffline(true)
    await page.keyboard.type('webhooks')
    expect(await trouble(page).innerText()).toContain('You are offline.')
  })
})

test.for([1440, 390])('the open search is accessible at %i px, light and dark', async (width, { newReader }) => {
  const reader = await newReader({ width, reducedMotion: 'reduce' })
  const page = await reader.openAlive(GUIDE)
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
    await searchFor(page, 'subscription')
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => window.axe.run('.search', { resultTypes: ['violations'] }))
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('without script there is no button for it', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open(GUIDE)
  expect(await page.locator('.search-button').isVisible()).toBe(false)
})

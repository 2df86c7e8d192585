import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { gate } from './gate.ts'
import { PAGE_KINDS } from './routes.ts'
import { untilShown } from './sameDocument.ts'
import { active, dialog, hits, input, searchFor, untilFound } from './searchDialog.ts'

const GUIDE = PAGE_KINDS.guide

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
  test('begin with the right one', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await page.keyboard.press('Control+k')
    for (const [query, first] of queries) {
      await input(page).fill(query)
      await untilFound(page)
      await expect.poll(() => page.locator('.search-group').first().innerText(), { message: query }).toMatch(first)
      expect(await page.locator('.search-hit mark').count(), query).toBeGreaterThan(0)
    }
    expect(reader.noticed).toEqual([])
  })

  test('are those of what was typed until the very moment in which the search begins to listen', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await page.evaluate(() => {
      const listen = HTMLInputElement.prototype.addEventListener
      HTMLInputElement.prototype.addEventListener = function (this: HTMLInputElement, ...args: [string, never]) {
        if (args[0] === 'input' && this.value === '') {
          this.value = '404'
          this.dispatchEvent(new Event('input'))
        }
        listen.apply(this, args)
      }
    })
    await page.keyboard.press('Control+k')
    await hits(page).first().waitFor()
    expect(await page.locator('.search-group').first().innerText()).toMatch(/404/)
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
    await reader.context.route('**/assets/search-*', async (route) => {
      await opened
      await route.continue()
    })
    await input(page).fill('webhooks')
    await input(page).fill('allocation')
    open()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => active(page).innerText()).toMatch(/[Aa]llocation/)
  })

  test('of an operation say its request once, as the reference does', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await searchFor(page, 'cancel a subscription')
    const title = page.locator('.search-group-title').first()
    expect(await title.innerText()).toMatch(
      /^Cancel a subscription\s+PUT\s+\/subscription\/\{subscriptionId\}\/cancel$/,
    )
    expect(await title.locator('.api-method').innerText()).toBe('PUT')
    expect(await hits(page).first().getByText('Operation').isVisible()).toBe(true)
  })

  test('are read from the top, whatever was scrolled before', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await searchFor(page, 'subscription')
    const top = () => page.locator('.search-body').evaluate((body) => body.scrollTop)
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowDown')
    expect(await top()).toBeGreaterThan(0)
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowUp')
    expect(await top()).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await top()).toBeGreaterThan(0)
    await page.keyboard.type(' id')
    await expect.poll(top).toBe(0)
    expect(await active(page).getAttribute('id')).toBe('__search-result-0')
  })

  test('are chosen by the pointer, and nothing scrolls', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await searchFor(page, 'subscription')
    await hits(page).nth(2).hover()
    expect(await active(page).getAttribute('id')).toBe('__search-result-2')
    expect(await page.locator('.search-body').evaluate((body) => body.scrollTop)).toBe(0)
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
    const another = reader.context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await untilShown(await another, 'Webhooks')
    expect(await dialog(page).isVisible()).toBe(true)
  })
})

describe('Enter before the answer is there', () => {
  test('follows the first result of what was typed, even when nothing had loaded yet', async ({ newReader }) => {
    const reader = await newReader()
    const { opened, open } = gate()
    await reader.context.route('**/searchResults-*.js', async (route) => {
      await opened
      await route.continue()
    })
    const page = await reader.openAlive('/docs/')
    await page.keyboard.press('/')
    await page.keyboard.type('pagination')
    await page.keyboard.press('Enter')
    open()
    await untilShown(page, 'Pagination')
  })

  test('does not follow a result of what was typed before', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/docs/')
    await searchFor(page, 'webhooks')
    const { opened, open } = gate()
    await reader.context.route('**/assets/search-*', async (route) => {
      await opened
      await route.continue()
    })
    await input(page).fill('idempotency')
    await page.keyboard.press('Enter')
    open()
    await untilShown(page, 'Idempotency')
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('is forgotten when the reader types on, or closes the search', async ({ newReader }) => {
    const reader = await newReader()
    const { opened, open } = gate()
    await reader.context.route('**/assets/search-*', async (route) => {
      await opened
      await route.continue()
    })
    const page = await reader.openAlive('/docs/')
    await page.keyboard.press('/')
    await page.keyboard.type('pagination')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    open()
    await page.waitForLoadState('networkidle')
    await searchFor(page, 'webhooks')
    expect(new URL(page.url()).pathname).toBe('/docs/')
  })
})

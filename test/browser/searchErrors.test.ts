import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { gate } from './gate.ts'
import { PAGE_KINDS } from './routes.ts'
import { dialog, hits, input, searchFor } from './searchDialog.ts'

const GUIDE = PAGE_KINDS.guide

describe('failures', () => {
  const failure = (page: Page) => dialog(page).getByRole('alert')

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
    expect(await failure(page).innerText()).toContain('The search could not be loaded. The site did not answer.')
    lost = false
    await failure(page).getByRole('button', { name: 'Retry' }).click()
    await hits(page).first().waitFor()
  })

  const answers: [what: string, status: number, body: string, reason: string][] = [
    ['is not there', 404, '', 'answered 404'],
    ['cannot be had', 500, '', 'answered 500'],
    ['is not JSON', 200, '<h1>Log in', 'JSON'],
    ['is something else', 200, '{"format":99}', 'is not part of a search index'],
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
      expect(await failure(page).innerText()).toContain(reason)
      broken = false
      await failure(page).getByRole('button', { name: 'Retry' }).click()
      await hits(page).first().waitFor()
      expect(await failure(page).count()).toBe(0)
    },
  )

  test('a part of the index that is gone after a new deployment is reported, and Retry opens the new one', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await searchFor(page, 'webhooks')
    let broken = true
    await reader.context.route('**/assets/search-*', (route) =>
      broken ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await input(page).fill('idempotency')
    expect(await failure(page).innerText()).toContain('answered 404')
    expect(await hits(page).count()).toBe(0)
    broken = false
    await failure(page).getByRole('button', { name: 'Retry' }).click()
    await failure(page).waitFor({ state: 'hidden' })
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('an index that is slow is waited for, with a sign of it', async ({ newReader }) => {
    const reader = await newReader()
    const { opened, open } = gate()
    await reader.context.route('**/search.json', async (route) => {
      await opened
      await route.continue()
    })
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await page.keyboard.type('webhooks')
    await page.locator('.search .spinner').waitFor()
    open()
    await hits(page).first().waitFor()
    expect(await page.locator('.search .spinner').count()).toBe(0)
    expect(reader.noticed).toEqual([])
  })

  test('a reader who is offline sees that', async ({ newReader }) => {
    const reader = await newReader({ emptyCache: true })
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await page.locator('.search-hint').waitFor()
    await reader.context.setOffline(true)
    await page.keyboard.type('webhooks')
    expect(await failure(page).innerText()).toContain('You are offline.')
  })
})

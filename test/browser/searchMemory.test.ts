import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { denyStorage } from './denyStorage.ts'
import { PAGE_KINDS } from './routes.ts'
import { untilShown } from './sameDocument.ts'
import { dialog, hits, input, searchFor } from './searchDialog.ts'

const GUIDE = PAGE_KINDS.guide

const STORED = JSON.stringify(['one', 'two', 'three', 'four', 'five', 'six'])

describe('recent searches', () => {
  const recent = (page: Page) => page.locator('.search-recent-query')

  test('are those whose results were followed; each can be asked again and forgotten', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    for (const title of ['Webhooks', 'Idempotency']) {
      await searchFor(page, title.toLowerCase())
      await page.keyboard.press('Enter')
      // The places that the search opens with leave out the page that is shown.
      await untilShown(page, title)
      await dialog(page).waitFor({ state: 'hidden' })
      await page.keyboard.press('/')
      await input(page).fill('')
    }
    await recent(page).first().waitFor()
    expect(await recent(page).allInnerTexts()).toEqual(['idempotency', 'webhooks'])
    const places = page.getByRole('navigation', { name: 'Go to' }).getByRole('link')
    expect(await places.allInnerTexts()).toEqual([
      'Webhooks',
      'Documentation',
      'API',
      'What’s new',
      'Topics',
      'Health check',
    ])
    await page.getByRole('button', { name: 'Remove “idempotency”' }).click()
    await expect.poll(() => recent(page).allInnerTexts()).toEqual(['webhooks'])
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await recent(page).click()
    await hits(page).first().waitFor()
    expect(await input(page).inputValue()).toBe('webhooks')
    await input(page).fill('')
    await places.getByText('Topics').click()
    await untilShown(page, 'Topics')
    expect(await dialog(page).isVisible()).toBe(false)
  })

  test('are five at most, and are cleared at once', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript((searches) => localStorage.setItem('portalgen.search.recent', searches), STORED)
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await recent(page).first().waitFor()
    expect(await recent(page).allInnerTexts()).toEqual(['one', 'two', 'three', 'four', 'five'])
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.locator('.search-hint').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('portalgen.search.recent'))).toBe(null)
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true)
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

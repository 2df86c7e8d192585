import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { denyStorage } from './denyStorage.ts'
import { reloadAlive } from './reader.ts'
import { GUIDE_ROUTES } from './routes.ts'
import { shownFromFirstPaint } from './shownFromFirstPaint.ts'

const [GUIDE = '/'] = GUIDE_ROUTES
const KEY = 'portalgen.announcement'

const barOf = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click()

test('shows on every page of a new reader', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.open('/robots.txt')
  for (const path of ['/', GUIDE, '/api/']) {
    await reader.goTo(page, path)
    expect(await barOf(page).isVisible()).toBe(true)
  }
})

test('is gone once it is dismissed, and stays away over pages and reloads', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive('/')
  await dismiss(page)
  await barOf(page).waitFor({ state: 'hidden' })
  await reloadAlive(page)
  expect(await barOf(page).isVisible()).toBe(false)
  await reader.goTo(page, GUIDE)
  expect(await barOf(page).isVisible()).toBe(false)
  expect(reader.noticed).toEqual([])
})

test('can be dismissed by the keyboard', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(GUIDE)
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Enter')
  await barOf(page).waitFor({ state: 'hidden' })
})

describe('a reader who dismissed it', () => {
  test.for(['/', GUIDE, '/api/'])('never sees it on %s, not even for a moment', async (path, { newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive('/')
    await dismiss(page)
    await barOf(page).waitFor({ state: 'hidden' })
    await reader.context.addInitScript(shownFromFirstPaint, '.announcement')
    const next = await reader.openAlive(path)
    expect(await next.evaluate(() => window.shown)).toEqual([false])
    expect(reader.noticed).toEqual([])
  })

  test('sees the next one, whose id is another, at once', async ({ newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript((key) => localStorage.setItem(key, 'the-one-before'), KEY)
    await reader.context.addInitScript(shownFromFirstPaint, '.announcement')
    const page = await reader.openAlive('/')
    expect(await page.evaluate(() => window.shown)).toEqual([true])
    expect(reader.noticed).toEqual([])
  })
})

test('is dismissed in all tabs at once', async ({ newReader }) => {
  const reader = await newReader()
  const one = await reader.openAlive('/')
  const two = await reader.openAlive(GUIDE)
  await dismiss(one)
  await barOf(two).waitFor({ state: 'hidden' })
})

test('comes back in all tabs when the stored dismissal is removed', async ({ newReader }) => {
  const reader = await newReader()
  const one = await reader.openAlive('/')
  await dismiss(one)
  await barOf(one).waitFor({ state: 'hidden' })
  const two = await reader.openAlive(GUIDE)
  await one.evaluate((key) => localStorage.removeItem(key), KEY)
  await barOf(two).waitFor()
})

test('can be dismissed where the browser denies storage, until the next page', async ({ newReader }) => {
  const reader = await newReader()
  await reader.context.addInitScript(denyStorage)
  const page = await reader.openAlive('/')
  await dismiss(page)
  await barOf(page).waitFor({ state: 'hidden' })
  await reloadAlive(page)
  expect(await barOf(page).isVisible()).toBe(true)
  expect(reader.noticed).toEqual([])
})

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { denyStorage } from './denyStorage.ts'
import { reloadAlive, untilAlive } from './reader.ts'
import { themesFromFirstPaint } from './themesFromFirstPaint.ts'

const GUIDE = '/docs/overview/pagination/'

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test('is light at first, also where the system prefers dark', async ({ newReader }) => {
  const reader = await newReader({ colorScheme: 'dark' })
  const page = await reader.openAlive(GUIDE)
  expect(await themeOf(page)).toBe('light')
  expect(await schemeOf(page)).toBe('light')
})

test('does not follow the system when it changes', async ({ newReader }) => {
  const reader = await newReader({ colorScheme: 'light' })
  const page = await reader.openAlive(GUIDE)
  const light = await backgroundOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await themeOf(page)).toBe('light')
  expect(await backgroundOf(page)).toBe(light)
})

test('is switched to dark and back by a button that says where it leads', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(GUIDE)
  const light = await backgroundOf(page)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await page.locator('html[data-theme=dark]').waitFor()
  expect(await schemeOf(page)).toBe('dark')
  expect(await backgroundOf(page)).not.toBe(light)
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  await page.locator('html[data-theme=light]').waitFor()
  expect(await backgroundOf(page)).toBe(light)
})

test('can be switched by the keyboard as soon as the page stands', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.open(GUIDE)
  const button = page.locator('.color-mode')
  await untilAlive(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await page.locator('html[data-theme=dark]').waitFor()
})

describe('a reader who chose dark', () => {
  test('finds it on the next page and after a reload', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.locator('.color-mode').click()
    await page.locator('html[data-theme=dark]').waitFor()
    await page.locator('.pager-next').click()
    await page.waitForURL((url) => url.pathname !== GUIDE)
    expect(await themeOf(page)).toBe('dark')
    await page.reload()
    expect(await themeOf(page)).toBe('dark')
    await untilAlive(page)
    expect(await themeOf(page)).toBe('dark')
  })

  test.for(['/', GUIDE, '/api/', '/docs/no/such/page/'])(
    'never sees %s flash in light',
    async (path, { newReader }) => {
      const reader = await newReader()
      await reader.context.addInitScript(() => localStorage.setItem('portalgen.color-mode', 'dark'))
      await reader.context.addInitScript(themesFromFirstPaint)
      const page = await reader.openAlive(path)
      expect(await page.evaluate(() => window.themes)).toEqual(['dark'])
      expect(reader.noticed.filter((sentence) => !sentence.includes('status of 404'))).toEqual([])
    },
  )

  test('sees the dark logo, and does not load the light one', async ({ newReader }) => {
    const reader = await newReader({ emptyCache: true })
    await reader.context.addInitScript(() => localStorage.setItem('portalgen.color-mode', 'dark'))
    const asked: string[] = []
    reader.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const page = await reader.openAlive(GUIDE)
    expect(
      await page.locator('.logo-mark').evaluateAll((marks) => marks.map((mark) => mark.checkVisibility())),
    ).toEqual([false, true])
    expect(asked).toContain('/img/logo-dark.svg')
    expect(asked).not.toContain('/img/logo-light.svg')
  })
})

test('stays in step in two tabs', async ({ newReader }) => {
  const reader = await newReader()
  const one = await reader.openAlive(GUIDE)
  const two = await reader.openAlive('/')
  await one.locator('.color-mode').click()
  await two.locator('html[data-theme=dark]').waitFor()
  await two.locator('.color-mode').click()
  await one.locator('html[data-theme=light]').waitFor()
  expect(reader.noticed).toEqual([])
})

test('goes back to light in all tabs when the stored choice is removed', async ({ newReader }) => {
  const reader = await newReader()
  const one = await reader.openAlive(GUIDE)
  const two = await reader.openAlive('/')
  await one.locator('.color-mode').click()
  await two.locator('html[data-theme=dark]').waitFor()
  await one.evaluate(() => localStorage.clear())
  await two.locator('html[data-theme=light]').waitFor()
})

test('takes a stored value that is no mode for none', async ({ newReader }) => {
  const reader = await newReader()
  await reader.context.addInitScript(() => localStorage.setItem('portalgen.color-mode', '"><img src=x>'))
  const page = await reader.openAlive(GUIDE)
  expect(await themeOf(page)).toBe('light')
  expect(reader.noticed).toEqual([])
})

test('can be switched where the browser denies storage, and is light again on the next page', async ({ newReader }) => {
  const reader = await newReader()
  await reader.context.addInitScript(denyStorage)
  const page = await reader.openAlive(GUIDE)
  expect(await themeOf(page)).toBe('light')
  await page.locator('.color-mode').click()
  await page.locator('html[data-theme=dark]').waitFor()
  await reloadAlive(page)
  expect(await themeOf(page)).toBe('light')
  expect(reader.noticed).toEqual([])
})

test('is not a matter of script alone: without script the page is light', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await reader.open(GUIDE)
  expect(await themeOf(page)).toBe('light')
  expect(await schemeOf(page)).toBe('light')
})

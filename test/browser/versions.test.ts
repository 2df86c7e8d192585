import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { denyStorage } from './denyStorage.ts'
import { reloadAlive } from './reader.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'
import { servedSite } from './servedSite.ts'

const KEY = 'portalgen.docs-version'

const SITE = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
favicon: /icon.svg
versions:
  - { id: "2.0", to: /docs/ }
  - { id: "1.0", to: /docs/v1/, banner: unmaintained }
navigation:
  - { label: Guide, to: /docs/guide/ }
`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n',
  'content/docs/index.md': '# Docs\n',
  'content/docs/guide.md': '# Guide\n\n## Part\n',
  'content/docs/v1/index.md': '# Docs of 1.0\n',
  'content/docs/v1/guide.md': '# Guide of 1.0\n\n## Part\n',
}

/** A site with two versions of its documentation, served. */
const test = base.extend('versioned', { scope: 'file' }, servedSite(SITE))

const pick = async (page: Page, label: string): Promise<void> => {
  await page.locator('.navbar .picker summary').click()
  await page.locator('.navbar .picker').getByRole('link', { name: label, exact: true }).click()
}
const navigation = (page: Page) => page.locator('.navbar-links').getByRole('link', { name: 'Guide' })
const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY)

test('the version that is picked is remembered, and links of the navigation lead to it', async ({
  newReader,
  versioned,
}) => {
  const reader = await newReader({ address: versioned })
  const page = await reader.openAlive('/docs/guide/?q=1#part')
  await markDocument(page)
  await pick(page, '1.0')
  await untilShown(page, 'Guide of 1.0')
  expect(await isMarked(page)).toBe(true)
  expect(page.url()).toBe(`${versioned}docs/v1/guide/?q=1#part`)
  expect(await stored(page)).toBe('1.0')
  await page.locator('.logo').click()
  await page.locator('main h1', { hasText: 'Home' }).waitFor()
  await expect.poll(() => navigation(page).getAttribute('href')).toBe('/docs/v1/guide/')
  await reloadAlive(page)
  await navigation(page).click()
  await untilShown(page, 'Guide of 1.0')
  expect(reader.noticed).toEqual([])
})

test('a mere visit to an old version is no choice; its banner leads to the latest, which is one', async ({
  newReader,
  versioned,
}) => {
  const reader = await newReader({ address: versioned })
  const page = await reader.openAlive('/docs/v1/guide/')
  expect(await stored(page)).toBe(null)
  expect(await navigation(page).getAttribute('href')).toBe('/docs/guide/')
  await page.locator('.version-banner').getByRole('link').click()
  await untilShown(page, 'Guide')
  expect(await stored(page)).toBe('2.0')
})

test('a stored version that there is no more is forgotten', async ({ newReader, versioned }) => {
  const reader = await newReader({ address: versioned })
  await reader.context.addInitScript((key) => localStorage.getItem('seen') ?? localStorage.setItem(key, '0.1'), KEY)
  const page = await reader.openAlive('/docs/guide/')
  await expect.poll(() => stored(page)).toBe(null)
  expect(await navigation(page).getAttribute('href')).toBe('/docs/guide/')
})

test('other tabs follow', async ({ newReader, versioned }) => {
  const reader = await newReader({ address: versioned })
  const one = await reader.openAlive('/docs/guide/')
  const two = await reader.openAlive('/')
  await pick(one, '1.0')
  await expect.poll(() => navigation(two).getAttribute('href')).toBe('/docs/v1/guide/')
})

test('where the browser denies storage the picker works, and nothing is remembered', async ({
  newReader,
  versioned,
}) => {
  const reader = await newReader({ address: versioned })
  await reader.context.addInitScript(denyStorage)
  const page = await reader.openAlive('/docs/guide/')
  await pick(page, '1.0')
  await untilShown(page, 'Guide of 1.0')
  expect(await navigation(page).getAttribute('href')).toBe('/docs/guide/')
  expect(reader.noticed).toEqual([])
})

test('the picker works without script, on a small screen, too', async ({ newReader, versioned }) => {
  const reader = await newReader({ address: versioned, javaScriptEnabled: false, width: 390 })
  const page = await reader.open('/docs/guide/')
  await pick(page, '1.0')
  await untilShown(page, 'Guide of 1.0')
})

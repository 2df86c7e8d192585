import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { untilShown } from './sameDocument.ts'
import { servedSite } from './servedSite.ts'

const pages = Array.from({ length: 150 }, (_, n) => [
  n < 70 ? `content/flat/page-${n}.md` : `content/other/deep-${n % 3}/page-${n}.md`,
  `# Page ${n}\n`,
])

const SITE = {
  'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\nfavicon: /icon.svg\n',
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n',
  ...Object.fromEntries(pages),
}

const test = base.extend('large', { scope: 'file' }, servedSite(SITE))

test('a closed category of a large sidebar opens, and holds what its page lists', async ({ newReader, large }) => {
  const reader = await newReader()
  const page = await reader.tab()
  await page.goto(`${large}flat/page-40/`)
  const sidebar = page.locator('#__menu .sidebar')
  await sidebar.getByLabel('Pages in Other', { exact: true }).click()
  await sidebar.getByRole('link', { name: 'Deep 1' }).waitFor()
  expect(await sidebar.locator('a[href^="/other/deep-1/page"]').first().isVisible()).toBe(false)
  await sidebar.getByLabel('Pages in Deep 1', { exact: true }).click()
  await sidebar.locator('a[href="/other/deep-1/page-70/"]').click()
  await page.waitForURL('**/other/deep-1/page-70/')
  await untilShown(page, 'Page 70')
  expect(await sidebar.locator('[aria-current=page]').textContent()).toBe('Page 70')
})

test('a long list shows the neighbours, and all of it when asked, by keyboard, too', async ({ newReader, large }) => {
  const reader = await newReader()
  const page = await reader.tab()
  await page.goto(`${large}flat/page-40/`)
  const links = page.locator('#__menu a[href^="/flat/page-"]')
  expect(await links.count()).toBe(31)
  await page.locator('.sidebar-more[role=button]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => links.count()).toBe(70)
  expect(await page.locator('#__menu [aria-current=page]').textContent()).toBe('Page 40')
  expect(page.url()).toBe(`${large}flat/page-40/`)
})

test('without script categories and long lists lead to the page that has all of them', async ({ newReader, large }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.tab()
  await page.goto(`${large}flat/page-40/`)
  await page.getByRole('link', { name: 'All 70' }).click()
  await page.waitForURL('**/flat/')
  expect(await page.locator('#__content a[href^="/flat/page-"]').count()).toBeGreaterThanOrEqual(70)
  await page.getByRole('link', { name: 'Other' }).first().click()
  await page.waitForURL('**/other/')
})

test('when the rest cannot be had, a category stays a link', async ({ newReader, large }) => {
  const reader = await newReader()
  const page = await reader.tab()
  await page.route('**/sidebar-1.json', (route) => route.abort())
  await page.goto(`${large}flat/page-40/`)
  const fold = page.locator('#__menu details:has(> summary[aria-label="Pages in Other"])')
  await fold.locator('summary').click()
  await expect.poll(() => fold.evaluate((each) => (each as HTMLDetailsElement).open)).toBe(false)
  await page.locator('#__menu').getByRole('link', { name: 'Other' }).click()
  await page.waitForURL('**/other/')
})

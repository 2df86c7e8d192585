import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { addressOf } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'

const openOptions = (page: Page): Promise<void> => page.locator('.page-actions > summary').click()

const KINDS = Object.entries(PAGE_KINDS).filter(([kind]) => kind !== 'not found')

test('a page of each kind copies its text', async ({ newReader }) => {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await reader.open('/robots.txt')
  for (const [kind, path] of KINDS) {
    await reader.goTo(page, path)
    await openOptions(page)
    await page.getByRole('button', { name: 'Copy page' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const file = readFileSync(join(inject('portal').folder, path, 'index.md'), 'utf8')
    // The clipboard may end lines in its own way.
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')
    expect(copied, kind).toBe(file)
    expect(file, kind).toMatch(/^# /)
  }
  expect(reader.noticed).toEqual([])
})

describe.for(['nested', 'served'] as const)('in the %s', (name) => {
  test('“View as Markdown” shows the text, in the right characters', async ({ newReader }) => {
    const { address } = inject(name)
    const reader = await newReader({ address })
    const page = await reader.openAlive(PAGE_KINDS.guide)
    await openOptions(page)
    const href = await page.getByRole('link', { name: 'View as Markdown' }).evaluate((a: HTMLAnchorElement) => a.href)
    expect(href).toBe(addressOf(address, `${PAGE_KINDS.guide}index.md`))
    const answer = await page.request.get(href)
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toMatch(/^# Pagination\n\n/)
    for (const file of ['llms.txt', 'llms-full.txt']) {
      const llms = await page.request.get(addressOf(address, `/${file}`))
      expect(llms.headers()['content-type']).toBe('text/plain; charset=utf-8')
      expect(await llms.text()).toContain('Pagination')
    }
  })
})

test('a text that cannot be loaded is reported', async ({ newReader }) => {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
  await reader.context.route('**/index.md', (route) => route.fulfill({ status: 500, body: '' }))
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await openOptions(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByRole('button', { name: 'Could not be loaded' }).waitFor()
  await page.getByRole('button', { name: 'Copy page' }).waitFor()
})

test('a clipboard that is denied is reported', async ({ newReader }) => {
  const reader = await newReader()
  await reader.context.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await openOptions(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByRole('button', { name: 'Not allowed' }).waitFor()
  expect(reader.noticed).toEqual([])
})

test('a browser without clipboard items copies, too', async ({ newReader }) => {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
  await reader.context.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'))
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await openOptions(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Pagination/)
})

test('a click on “View as Markdown” leaves the portal for the text, and Back returns', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await openOptions(page)
  await page.getByRole('link', { name: 'View as Markdown' }).click()
  await page.waitForURL('**/index.md')
  expect(await page.evaluate(() => document.contentType)).toBe('text/markdown')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Pagination' }).waitFor()
})

test('the page that is gone to by a click copies its own text', async ({ newReader }) => {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await reader.openAlive('/docs/overview/idempotency/')
  await page.locator(`.sidebar a[href$="${PAGE_KINDS.guide}"]`).click()
  await page.getByRole('heading', { level: 1, name: 'Pagination' }).waitFor()
  await openOptions(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Pagination/)
})

test('the menu closes by Escape, by a click beside it and by moving on', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(PAGE_KINDS.guide)
  const options = page.locator('.page-actions')
  const isOpen = (): Promise<boolean> => options.evaluate((menu: HTMLDetailsElement) => menu.open)
  await openOptions(page)
  await page.keyboard.press('Tab')
  expect(await isOpen()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await isOpen()).toBe(false)
  expect(await options.locator('summary:focus').count()).toBe(1)
  await openOptions(page)
  await page.locator('.lead').click()
  expect(await isOpen()).toBe(false)
  await openOptions(page)
  await page.locator('.pager a').first().focus()
  expect(await isOpen()).toBe(false)
})

test('neither is printed', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.page-actions').isVisible()).toBe(false)
})

test('without script there is the link alone', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open(PAGE_KINDS.guide)
  await openOptions(page)
  expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true)
  expect(await page.locator('.copy-page').isVisible()).toBe(false)
})

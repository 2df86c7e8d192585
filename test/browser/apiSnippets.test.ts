import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './browserTest.ts'
import { reloadAlive } from './reader.ts'

const REFERENCE = '/api/subscriptions/'
const OTHERS = ['/api/offers/', '/api/allocations/', '/api/health/']
const GUIDE = '/docs/overview/authentication/'
const LANGUAGES = ['curl', 'JavaScript', 'TypeScript', 'Python', 'Java', 'C#', 'Go', 'PHP']

const sets = (page: Page) => page.locator('.api-snippets')
const chosenIn = (page: Page, selector: string) => page.locator(`${selector} [role=tab][aria-selected=true]`)
const shownIn = (page: Page) => page.locator('.api-snippets .tab-panel:visible')

test('every operation has its request in eight languages, of which one is shown', async ({ newReader }) => {
  const reader = await newReader()
  let operations = 0
  const page = await reader.open('/robots.txt')
  for (const path of [REFERENCE, ...OTHERS]) {
    await reader.goTo(page, path)
    for (const set of await sets(page).all()) {
      operations += 1
      expect(await set.getByRole('tab').allInnerTexts()).toEqual(LANGUAGES)
      expect(await set.getByRole('tabpanel').count()).toBe(1)
      expect(await set.locator('pre:visible').innerText()).toContain('curl ')
    }
  }
  expect(operations).toBe(9)
  expect(reader.noticed).toEqual([])
})

test('a choice holds for the whole page, is remembered, and is the same in the guides', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(REFERENCE)
  await sets(page).nth(1).getByRole('tab', { name: 'Python' }).click()
  expect(await chosenIn(page, '.api-snippets').allInnerTexts()).toEqual(Array(4).fill('Python'))
  expect(await sets(page).nth(1).locator('pre:visible').innerText()).toContain('requests.post(')
  await reloadAlive(page)
  await expect.poll(() => chosenIn(page, '.api-snippets').allInnerTexts()).toEqual(Array(4).fill('Python'))

  const guide = await reader.openAlive(GUIDE)
  await expect
    .poll(async () => new Set(await chosenIn(guide, '.doc-body').allInnerTexts()))
    .toEqual(new Set(['Python']))
  await guide.locator('.doc-body').getByRole('tab', { name: 'JavaScript' }).first().click()
  await expect.poll(() => chosenIn(page, '.api-snippets').allInnerTexts()).toEqual(Array(4).fill('JavaScript'))
})

test('a language that a guide does not have leaves the guide as it was, and the choice, too', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(REFERENCE)
  await sets(page).first().getByRole('tab', { name: 'C#' }).click()
  const guide = await reader.openAlive(GUIDE)
  expect(new Set(await chosenIn(guide, '.doc-body').allInnerTexts())).toEqual(new Set(['curl']))
  await reloadAlive(page)
  await expect.poll(() => chosenIn(page, '.api-snippets').allInnerTexts()).toEqual(Array(4).fill('C#'))
})

test('on a narrow screen the list of languages scrolls to the chosen one, and the page does not', async ({
  newReader,
}) => {
  const reader = await newReader({ width: 390, reducedMotion: 'reduce' })
  const page = await reader.openAlive(REFERENCE)
  const first = sets(page).first()
  await first.getByRole('tab').first().focus()
  await page.keyboard.press('End')
  const php = first.getByRole('tab', { name: 'PHP' })
  const isInside = () =>
    php.evaluate((tab) => {
      const list = tab.parentElement?.getBoundingClientRect()
      const { left, right } = tab.getBoundingClientRect()
      return list !== undefined && left >= list.left - 1 && right <= list.right + 1
    })
  expect(await isInside()).toBe(true)
  await reloadAlive(page)
  await expect.poll(isInside).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('without script the other languages are folds', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open(REFERENCE)
  const first = sets(page).first()
  expect(await first.locator('summary').allInnerTexts()).toEqual(LANGUAGES)
  expect(await first.locator('pre:visible').count()).toBe(1)
  await first.locator('summary', { hasText: 'Python' }).click()
  expect(await first.locator('pre:visible').nth(1).innerText()).toContain('import requests')
})

test('one language is printed: the chosen one, or without script the first', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(REFERENCE)
  await sets(page).first().getByRole('tab', { name: 'Go' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await shownIn(page).locator('.tab-label').allInnerTexts()).toEqual(Array(4).fill('Go'))

  const plain = await (await newReader({ javaScriptEnabled: false })).open(REFERENCE)
  await plain.emulateMedia({ media: 'print' })
  expect(await shownIn(plain).locator('.tab-label').allInnerTexts()).toEqual(Array(4).fill('curl'))
})

test('code that a page does not have is made when its language is chosen, and a failure is named', async ({
  newReader,
}) => {
  const reader = await newReader({ width: 390 })
  const others = /(class="tabs api-snippets" data-group="language")(.*?<\/section>)(?:<section .*?<\/section>)+/gs
  await reader.context.route(`**${REFERENCE}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(others, '$1 data-later="JavaScript,Python"$2'),
    })
  })
  let isLost = true
  await reader.context.route('**/requests.json', (route) => (isLost ? route.abort() : route.continue()))
  const page = await reader.openAlive(REFERENCE)
  const set = sets(page).nth(1)
  await set.getByRole('tab', { name: 'Python' }).click()
  await page.getByText('The code could not be loaded. The site did not answer.').first().waitFor()
  isLost = false
  await set.getByRole('tab', { name: 'curl' }).click()
  await set.getByRole('tab', { name: 'Python' }).click()
  await expect
    .poll(() => set.locator('pre:visible').allInnerTexts())
    .toEqual([expect.stringContaining('requests.post(')])
  expect(await page.locator('.api-error').count()).toBe(0)
  await set.getByRole('button', { name: 'Wrap' }).waitFor()
})

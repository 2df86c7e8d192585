import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { servedSite } from './servedSite.ts'

const LINKS = Array.from({ length: 12 }, (_, index) => `  - { label: Part number ${index}, to: / }\n`).join('')

const SITE = {
  'content/site.yaml': `title: Developer Portal
url: https://developer.example.com
languages: [{ code: en, label: English }, { code: de, label: Deutsch }]
favicon: /icon.svg
navigation:
${LINKS}`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n',
}

const test = base.extend('crowded', { scope: 'file' }, servedSite(SITE))

test.for([997, 1440])(
  'at %i px more links than fit scroll inside the bar, also by keyboard',
  async (width, { crowded, newReader }) => {
    const reader = await newReader({ width })
    const page = await reader.tab()
    await page.goto(crowded)
    const links = page.locator('.navbar-links')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await links.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
    await page.getByRole('link', { name: 'Part number 11' }).focus()
    const isSeen = () =>
      links.evaluate(
        (list) =>
          (list.querySelector('li:last-child')?.getBoundingClientRect().right ?? 0) <
          list.getBoundingClientRect().right + 1,
      )
    await expect.poll(isSeen).toBe(true)
  },
)

test('on phones a language is shown by its code, and keeps its name', async ({ crowded, newReader }) => {
  const reader = await newReader({ width: 390 })
  const page = await reader.tab()
  await page.goto(crowded)
  const picker = page.locator('.languages summary')
  expect((await picker.boundingBox())?.width).toBeLessThan(60)
  expect(await picker.evaluate((each) => each.textContent)).toBe('Language English')
})

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
${LINKS}  - { label: The last part, to: /last/ }
`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n',
  'content/last.md': '# Last\n',
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
    await page.getByRole('link', { name: 'The last part' }).focus()
    const isSeen = () =>
      links.evaluate(
        (list) =>
          (list.querySelector('li:last-child')?.getBoundingClientRect().right ?? 0) <
          list.getBoundingClientRect().right + 1,
      )
    await expect.poll(isSeen).toBe(true)
  },
)

test('links that do not fit have one line each, and the current one is in view, also after a change of page', async ({
  crowded,
  newReader,
}) => {
  const reader = await newReader({ address: crowded, width: 1440 })
  const page = await reader.openAlive('/last/')
  const heights = () => page.locator('.navbar-links a').evaluateAll((links) => links.map((link) => link.scrollHeight))
  expect(new Set(await heights()).size).toBe(1)
  const links = page.locator('.navbar-links')
  const fromEdges = () =>
    links.evaluate((list) => {
      const frame = list.getBoundingClientRect()
      const link = list.querySelector('[aria-current]')?.getBoundingClientRect() ?? new DOMRect()
      return Math.round(Math.min(link.left - frame.left, frame.right - link.right))
    })
  expect(await fromEdges()).toBeGreaterThanOrEqual(0)
  expect(await links.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
  await page.locator('.logo').click()
  await page.locator('main h1', { hasText: 'Home' }).waitFor()
  await expect.poll(fromEdges).toBeGreaterThanOrEqual(0)
  await page.goBack()
  await page.locator('main h1', { hasText: 'Last' }).waitFor()
  await expect.poll(fromEdges).toBeGreaterThanOrEqual(0)
})

test('links fade at the edge behind which there are more', async ({ crowded, newReader }) => {
  const reader = await newReader({ address: crowded, width: 1440 })
  const page = await reader.openAlive('/last/')
  const fades = (start: string, end: string) =>
    expect
      .poll(() =>
        page.locator('.navbar-links').evaluate((list) => {
          const style = getComputedStyle(list)
          return ['--before', '--after'].map((edge) => style.getPropertyValue(edge))
        }),
      )
      .toEqual([start, end])
  const scroll = (left: number) => page.locator('.navbar-links').evaluate((list, to) => list.scrollTo(to, 0), left)
  await fades('3rem', '0px')
  await scroll(100)
  await fades('3rem', '3rem')
  await scroll(0)
  await fades('0px', '3rem')
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('.navbar-links li:nth-child(n + 3)')) each.remove()
  })
  await fades('0px', '0px')
})

test('on phones a language is shown by its code, and keeps its name', async ({ crowded, newReader }) => {
  const reader = await newReader({ width: 390 })
  const page = await reader.tab()
  await page.goto(crowded)
  const picker = page.locator('.languages summary')
  expect((await picker.boundingBox())?.width).toBeLessThan(60)
  expect(await picker.evaluate((each) => each.textContent)).toBe('Language English')
})

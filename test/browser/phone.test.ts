import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { servedSite } from './servedSite.ts'

const SITE = {
  'content/site.yaml': `title: Developer Portal
url: https://developer.example.com
languages: [{ code: en, label: English }, { code: ar, label: العربية }]
versions: [{ id: '2026-11-01', to: /guide/ }, { id: '1.0', to: /v1/ }]
favicon: /icon.svg
navigation: [{ label: GitHub, href: 'https://github.example.com/' }]
blogs: [{ folder: news, title: News }]
footer:
  - { title: Product, items: [{ label: Guide, to: /guide/ }, { label: News, to: /news/ }] }
  - { title: Company, items: [{ label: About us, to: / }] }
  - { title: Help, items: [{ label: Questions, to: / }] }
  - { label: GitHub, href: 'https://github.example.com/' }
`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n\n- [ ] A task\n- An item\n',
  'content/ar/index.md': '# البداية\n',
  'content/ar/guide/index.md': '# الدليل\n',
  'content/v1/index.md': '# Version 1\n',
  'content/guide/index.md': `# Guide

| State | Meaning | Leads to |
| --- | --- | --- |
| free | Nobody has booked the berth until now, so that it can be had. | held |
| held | Booked, and not paid. | paid, free |

| Term | Meaning |
| --- | --- |
| Bill of lading | A document that says which goods a ship has taken on board, and who may have them. |

| Call | Again |
| --- | --- |
| [\`PUT /berths/{berthId}/cancel\`](../index.md) | Only when you have read the berth, and nobody else has booked it. |
`,
  'content/news/2026-11-20-nights.md': '# Ships may stay overnight in Rotterdam from now on\n',
}

const test = base.extend('site', { scope: 'file' }, servedSite(SITE))

const boxesOf = (items: Locator) =>
  items.evaluateAll((found) => found.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))

test('on phones the columns of the footer are two, below the name and above the other links', async ({
  newReader,
  site,
}) => {
  const reader = await newReader({ address: site, width: 390 })
  const page = await reader.openAlive('/')
  const boxes = await boxesOf(page.locator('.footer-inner > *'))
  const [name, product, company, help, rest] = boxes.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  expect([product?.x, help?.x, rest?.x]).toEqual([name?.x, name?.x, name?.x])
  expect(company?.x).toBeGreaterThan(390 / 2 - 1)
  const rows = [name, product, help, rest].map((each) => each?.y ?? 0)
  expect(rows).toEqual(rows.toSorted((first, second) => first - second))
  expect([company?.y, new Set(rows).size]).toEqual([product?.y, 4])
})

test('on phones a column of a table has a few words in a line, wherever it is', async ({ newReader, site }) => {
  const reader = await newReader({ address: site, width: 390 })
  const page = await reader.openAlive('/guide/')
  const [meaning] = await boxesOf(page.locator('.table-scroll:first-of-type tbody td:nth-child(2)'))
  expect(meaning?.width).toBeGreaterThanOrEqual(200)
  expect(meaning?.width).toBeLessThanOrEqual(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('on phones a table of two columns fits', async ({ newReader, site }) => {
  const reader = await newReader({ address: site, width: 390 })
  const page = await reader.openAlive('/guide/')
  const tables = page.locator('.table-scroll')
  const beyond = await tables.evaluateAll((all) => all.map((each) => each.scrollWidth > each.clientWidth))
  expect(beyond.slice(0, 2)).toEqual([true, false])
})

test('on phones a name in a table breaks nowhere but at its spaces, in a link, too', async ({ newReader, site }) => {
  const reader = await newReader({ address: site, width: 390 })
  const page = await reader.openAlive('/guide/')
  const lines = await page.locator('td a code').evaluateAll((all) => all.map((each) => each.getClientRects().length))
  expect(lines).toEqual([2])
})

test('on phones the breadcrumbs end with what the page belongs to', async ({ newReader, site }) => {
  const reader = await newReader({ address: site, width: 390 })
  const page = await reader.openAlive('/news/2026-11-20-nights/')
  const shown = () =>
    page.locator('.breadcrumbs li').evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)
  expect(await shown()).toBe(2)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(shown).toBe(3)
})

test('items without a box keep their bullets beside tasks', async ({ newReader, site }) => {
  const reader = await newReader({ address: site, width: 390 })
  const page = await reader.openAlive('/')
  const marks = await page
    .locator('.prose li')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).listStyleType))
  expect(marks).toEqual(['none', 'disc'])
})

test.for([390, 1440])(
  'at %i px the titles of an archive keep their distance to the dates',
  async (width, { newReader, site }) => {
    const reader = await newReader({ address: site, width })
    const page = await reader.openAlive('/news/archive/')
    const [date, title] = [await boxesOf(page.locator('.archive time')), await boxesOf(page.locator('.archive li a'))]
    const [{ right = 0, bottom = 0 } = {}, { left = 0, top = 0 } = {}] = [date[0], title[0]]
    if (width === 390) expect(top).toBeGreaterThanOrEqual(bottom - 4)
    else expect(left - right).toBeGreaterThanOrEqual(16)
  },
)

test.for(['/guide/', '/ar/guide/'])(
  'beside two menus of %s the title of a site without a logo is shown whole, and none of its words breaks',
  async (path, { newReader, site }) => {
    const reader = await newReader({ address: site, width: 390 })
    const page = await reader.openAlive(path)
    expect(await page.locator('.navbar .picker:visible').count()).toBe(2)
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const title = await page.locator('.logo-title').evaluate(fitOf)
      expect({ width, ...title }).toEqual({ width, cut: [0, 0], lines: [1, 1], beyond: 0 })
    }
  },
)

/** How much of a text its box cuts, how many lines each of its words has, and by how much the page is wider than the window. */
function fitOf(box: HTMLElement) {
  const range = document.createRange()
  const text = box.firstChild ?? box
  const lines = [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ y }) => y)).size
  })
  const cut = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]
  return { cut, lines, beyond: document.documentElement.scrollWidth - innerWidth }
}

test('the mark of a link to another site stands apart from its Latin letters on an Arabic page', async ({
  newReader,
  site,
}) => {
  const reader = await newReader({ address: site, width: 1440 })
  const page = await reader.openAlive('/ar/')
  // The letters stand to the left of the mark, as in their own language.
  const mark = await page
    .locator('.navbar-links a.external')
    .evaluate((link) => getComputedStyle(link, '::after').marginLeft)
  expect(Number.parseFloat(mark)).toBeGreaterThan(2)
})

test('on phones the breadcrumbs break between their names', async ({ newReader }) => {
  const page = await (await newReader({ width: 390 })).open('/docs/terms/bond/')
  const crumbs = page.locator('.breadcrumbs li :is(a, span), .breadcrumbs li:not(:has(*))')
  const lines = await crumbs.evaluateAll((all) =>
    all.map((each) => {
      const text = document.createRange()
      text.selectNodeContents(each)
      return [each.textContent, new Set([...text.getClientRects()].map(({ y }) => y)).size]
    }),
  )
  expect(lines.filter(([, count]) => Number(count) > 0)).toEqual([
    ['Home', 1],
    ['Overview', 1],
    ['Look up', 1],
    ['Glossary', 1],
  ])
})

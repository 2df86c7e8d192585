import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { servedSite } from './servedSite.ts'

/** Draws as the package `mermaid` does: with a sheet, and with styles as attributes. */
const LIBRARY = `export default {
  initialize({ themeCSS }) { this.css = themeCSS },
  async render(id, source, room) {
    const make = (name) => document.createElementNS('http://www.w3.org/2000/svg', name)
    const svg = room.appendChild(make('svg'))
    svg.setAttribute('viewBox', '0 0 40 20')
    const sheet = document.createElement('style')
    sheet.innerHTML = this.css.replace('.edgeLabel', '#a >').replace(/marker.*/, '') + '#a > rect { width: 40px }'
    svg.insertBefore(sheet, svg.firstChild)
    const group = svg.appendChild(make('g'))
    group.id = 'a'
    const box = group.appendChild(make('rect'))
    box.setAttribute('style', 'height: 20px')
    const { width, height } = box.getBBox()
    if (width !== 40 || height !== 20) throw new Error('the styles do not apply')
    return { svg: new DOMParser().parseFromString(svg.outerHTML, 'text/html').body.innerHTML }
  },
}
`

const SITE = {
  'node_modules/mermaid/package.json': '{"version":"12.0.0"}',
  'node_modules/mermaid/dist/mermaid.esm.min.mjs': LIBRARY,
  'content/site.yaml': `title: Portal
url: https://developer.example.com
favicon: /icon.svg
images: { zoom: true }
embeds: [https://demo.example.com]
`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/badge.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20" viewBox="0 0 90 20"/>',
  'content/tall.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"/>',
  'content/badges.md':
    '# Badges\n\nPress ![Go](/badge.svg) and <svg width="16" height="16" viewBox="0 0 1 1"></svg> here.\n\n![Tall](/tall.svg)\n',
  'content/index.md':
    '# Home\n\n::embed{url=https://demo.example.com/film title="How it works"}\n\nRead the [guide](./guide.md).\n',
  'content/guide.md': '# Guide\n\n![Icon](/icon.svg)\n\n```mermaid\ngraph LR\n  A --> B\n```\n',
}

const test = base.extend('drawn', { scope: 'file' }, servedSite(SITE))

test('a diagram is drawn when it comes near, with styles that the policy has nothing against', async ({
  newReader,
  drawn,
}) => {
  const reader = await newReader({ address: drawn })
  const page = await reader.openAlive('/guide/')
  const figure = page.locator('.drawn')
  await figure.scrollIntoViewIfNeeded()
  const picture = figure.getByRole('img', { name: 'Diagram' })
  await picture.waitFor()
  const drawing = decodeURIComponent((await picture.getAttribute('src')) ?? '')
  expect(drawing).toMatch(
    /<style>#a &gt; rect{opacity:1!important;fill:#[\da-f]{6}!important}#a &gt; rect { width: 40px }<\/style>.*<rect style="height: 20px;?"\/>/,
  )
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    40, 20,
  ])
  expect(await figure.locator('details').getAttribute('open')).toBeNull()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(() => picture.count()).toBe(1)
  expect(reader.noticed).toEqual([])
})

test('an embed is loaded by a click, as the policy allows', async ({ newReader, drawn }) => {
  const reader = await newReader({ address: drawn })
  const asked: string[] = []
  await reader.context.route('https://demo.example.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Action' })
  })
  const page = await reader.openAlive('/')
  const link = page.getByRole('link', { name: 'How it works' })
  await link.waitFor()
  expect(asked).toEqual([])
  await link.click()
  await page.frameLocator('iframe[title="How it works"][sandbox]').getByText('Action').waitFor()
  expect(asked).toEqual(['https://demo.example.com/film'])
  expect(page.url()).toBe(new URL('/', drawn).href)
  expect(reader.noticed).toEqual(['/ asked another host: https://demo.example.com/film'])
})

test('a picture is shown large, with the keyboard too, until it is closed', async ({ newReader, drawn }) => {
  const reader = await newReader({ address: drawn })
  const page = await reader.openAlive('/guide/')
  const link = page.getByRole('link', { name: 'Icon' })
  const large = page.getByRole('dialog', { name: 'Icon' })
  await link.click()
  await large.getByRole('img', { name: 'Icon' }).waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await large.getByRole('button', { name: 'Close' }).click()
  await large.waitFor({ state: 'detached' })
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(reader.noticed).toEqual([])
})

test('a picture in a sentence stands in its line, and one alone has no room below', async ({ newReader, drawn }) => {
  const reader = await newReader({ address: drawn })
  const page = await reader.open('/badges/')
  const heights = await page
    .locator('.doc-body > p')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)))
  const line = await page
    .locator('.doc-body')
    .evaluate((body) => Math.round(Number.parseFloat(getComputedStyle(body).lineHeight)))
  expect(heights).toEqual([line, 100])
})

import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { servedSite } from './servedSite.ts'
import { violationsAtAllWidths } from './violations.ts'

/** Draws as the package `mermaid` does: with a sheet, and with styles as attributes. */
const LIBRARY = `export default {
  initialize() {},
  async render(id, source, room) {
    const make = (name) => document.createElementNS('http://www.w3.org/2000/svg', name)
    const svg = room.appendChild(make('svg'))
    svg.setAttribute('viewBox', '0 0 40 20')
    const sheet = document.createElement('style')
    sheet.innerHTML = '#a > rect { width: 40px }'
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
brand: Acme
url: https://developer.example.com
favicon: /icon.svg
theme:
  colors: { primary: "#8b1a6b", paper: { light: "#fffafd" }, banner: { light: "#4a0d39", dark: "#3a1130" } }
  radius: large
  width: wide
  density: roomy
  css: [_brand.css]
head: [{ script: /js/own.js }]
analytics: { plausible: { domain: developer.example.com }, consent: true }
editUrl: https://github.com/acme/docs/edit/main/{path}
social: [https://github.com/acme]
footer: [{ title: Developers, items: [{ label: Guide, to: /guide/ }] }, { label: Imprint, href: https://www.example.com/ }]
navigation: [{ label: Guide, to: /guide/ }]
announcement: { id: a, text: Version 2 is here. }
blogs: [{ folder: news, title: News }]
images: { zoom: true }
`,
  'theme/Logo.tsx': `import { Logo as Default, type PropsOf } from 'portalgen/theme'
export default (props: PropsOf<'Logo'>) => <><Default {...props} /><span className="beta">Beta</span></>
`,
  'theme/directives/counter.tsx': `import type { DirectiveProps } from 'portalgen/theme'
import { useState } from 'react'
export const attributes = { from: { type: 'number', required: true } } as const
export const hydrate = 'visible'
export default function Counter({ from, title, children }: DirectiveProps<typeof attributes>) {
  const [count, setCount] = useState(from)
  return <section><p>{title}</p><button type="button" className="button" onClick={() => setCount(count + 1)}>{count} clicks</button>{children}</section>
}
`,
  'content/news/2026-11-22-beta.md': '---\ntags: [Beta]\n---\n# In beta\n\nRead on.\n',
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/js/own.js': 'document.documentElement.dataset.own = "yes"\n',
  'content/_brand.css': '.navbar { border-block-start: 4px solid var(--primary) }\n',
  'content/index.md': '---\nlayout: home\n---\n# Build with Acme\n\nRead the [guide](./guide.md).\n',
  'content/guide.md':
    '---\ntags: [Beta]\n---\n# Guide\n\nBack [home](./index.md). ![Icon](/icon.svg)\n\n:::counter[Click *it*]{from=2}\nSome **text**.\n:::\n\n## Call\n\n```bash\ncurl https://a.example\n```\n\n:::tip\nText.\n:::\n\n```mermaid\ngraph LR\n  A --> B\n```\n',
}

const test = base.extend('branded', { scope: 'file' }, servedSite(SITE))

async function untilHydrated(counter: Locator): Promise<void> {
  await counter.getByRole('button', { name: '2 clicks' }).scrollIntoViewIfNeeded()
  await expect
    .poll(() => counter.evaluate((island) => Object.keys(island).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

test.for(['light', 'dark'])(
  'a site that changes its look is painted with it and accessible in %s mode',
  async (mode, { newReader, branded }) => {
    const reader = await newReader({ address: branded, reducedMotion: 'reduce' })
    await reader.context.addInitScript((value) => localStorage.setItem('portalgen.color-mode', value), mode)
    for (const path of ['/', '/guide/', '/news/', '/tags/beta/']) {
      const page = await reader.openAlive(path)
      await page.getByRole('region', { name: 'Privacy' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.dataset['own'])).toBe('yes')
      expect(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).borderTopWidth)).toBe('4px')
      if (path !== '/guide/') continue
      const counter = page.locator('[data-island="own:counter"]')
      await untilHydrated(counter)
      await counter.getByRole('button').click()
      await counter.getByRole('button', { name: '3 clicks' }).waitFor()
      expect(await counter.locator('[data-slot=children]').innerHTML()).toBe('<p>Some <strong>text</strong>.</p>')
      expect(await violationsAtAllWidths(page)).toEqual([])
      // The page comes back as the server sent it.
      await page.getByRole('main').getByRole('link', { name: 'home', exact: true }).click()
      await page.getByRole('heading', { name: 'Build with Acme' }).waitFor()
      await page.goBack()
      await untilHydrated(counter)
      await counter.getByRole('button').click()
      await counter.getByRole('button', { name: '3 clicks' }).waitFor()
    }
    expect(reader.noticed).toEqual([])
  },
)

test('nothing measures the site before the reader agrees; the answer is remembered', async ({ newReader, branded }) => {
  const reader = await newReader({ address: branded })
  const asked: string[] = []
  await reader.context.route('https://plausible.io/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.measured = "yes"' })
  })
  const page = await reader.openAlive('/guide/')
  const question = page.getByRole('region', { name: 'Privacy' })
  await question.waitFor()
  expect(asked).toEqual([])
  await question.getByRole('button', { name: 'Agree' }).click()
  await page.locator('html[data-measured]').waitFor()
  await page.reload()
  await page.locator('html[data-measured]').waitFor()
  expect(await question.count()).toBe(0)
  expect(asked).toEqual(['https://plausible.io/js/script.js', 'https://plausible.io/js/script.js'])
})

test('a diagram is drawn when it comes near, with styles that the policy has nothing against', async ({
  newReader,
  branded,
}) => {
  const reader = await newReader({ address: branded })
  const page = await reader.openAlive('/guide/')
  const figure = page.locator('.drawn')
  await figure.scrollIntoViewIfNeeded()
  const picture = figure.getByRole('img', { name: 'Diagram' })
  await picture.waitFor()
  const drawing = decodeURIComponent((await picture.getAttribute('src')) ?? '')
  expect(drawing).toMatch(/<style>#a &gt; rect { width: 40px }<\/style>.*<rect style="height: 20px;?"\/>/)
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    40, 20,
  ])
  expect(await figure.locator('details').getAttribute('open')).toBeNull()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(() => picture.count()).toBe(1)
  expect(reader.noticed).toEqual([])
})

test('a picture is shown large, with the keyboard too, until it is closed', async ({ newReader, branded }) => {
  const reader = await newReader({ address: branded })
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

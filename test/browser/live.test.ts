import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { failHere } from '../cli/faults.ts'
import { serveHere } from '../cli/portalgen.ts'
import { folderWith, writeFiles } from '../disk/folder.ts'
import { test } from './browserTest.ts'
import { gate } from './gate.ts'
import { isMarked, markDocument } from './sameDocument.ts'
import { violationsOf } from './violations.ts'

const CONFIG = 'title: Portal\nurl: https://developer.example.com\nfavicon: /icon.svg\neditor: code\n'

const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n\n')

const SITE = {
  'content/site.yaml': CONFIG,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n\n[Guide](guide.md)\n',
  'content/guide.md': `# Guide

:::details[More]
Hidden.
:::

::::tabs
:::tab[One]
First.
:::
:::tab[Two]
Second.
:::
::::

${LONG}

Last words.
`,
}

const apiWith = (summary: string): string => {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
  const get = { operationId: 'get', summary, parameters, responses: { 200: { description: 'Fine.' } } }
  const servers = [{ url: 'https://api.example.com' }]
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    servers,
    paths: { '/a/{id}': { get } },
  })
}

async function serving(...args: string[]) {
  const folder = folderWith(SITE)
  const { text, port } = await serveHere(folder, 'serve', { args })
  const address = `http://localhost:${port}/`
  return { folder, address, text, edit: (files: Record<string, string>) => writeFiles(folder, files) }
}

/** Open, and listening to what changes. */
async function openLive(page: Page, address: string): Promise<void> {
  const events = page.waitForResponse('**/@portalgen/events')
  await page.goto(address)
  await events
  await page.locator('.color-mode:enabled').waitFor()
}

/** Runs in the page: the colour of a picture, red, green and blue. */
async function colorOf(image: Element): Promise<number[]> {
  if (!(image instanceof HTMLImageElement)) return []
  await image.decode()
  const canvas = document.createElement('canvas').getContext('2d')
  canvas?.drawImage(image, 0, 0)
  return [...(canvas?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3)
}

const problems = (page: Page) => page.getByRole('alert', { name: 'Problems' })

describe('an edit', () => {
  test('shows in the open page, and what is open, chosen and scrolled stays', async ({ newReader }) => {
    const { address, edit } = await serving()
    const page = await (await newReader()).tab()
    await openLive(page, `${address}guide/`)
    await markDocument(page)
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.evaluate(() => scrollTo(0, 900))
    edit({ 'content/guide.md': SITE['content/guide.md'].replace('Last words.', 'Other words.\n\n[Home](index.md)') })
    await page.getByText('Other words.').waitFor()
    expect(await isMarked(page)).toBe(true)
    expect(await page.getByText('Hidden.').isVisible()).toBe(true)
    expect(await page.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    edit({ 'content/guide.md': SITE['content/guide.md'].replace('# Guide', '# Manual') })
    await page.getByRole('heading', { name: 'Manual', level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe('Manual | Portal')
    await expect.poll(() => page.locator('#__menu, .menu').first().innerText()).toContain('Manual')
    expect(await isMarked(page)).toBe(true)
  })

  test('shows in more tabs than a browser opens connections, also when the first is closed', async ({ newReader }) => {
    const { address, edit } = await serving()
    const reader = await newReader()
    const first = await reader.tab()
    await openLive(first, address)
    let last = first
    for (let count = 0; count < 6; count += 1) {
      last = await reader.tab()
      await last.goto(address)
    }
    edit({ 'content/index.md': '# Home\n\nFor all.\n' })
    await last.getByText('For all.').waitFor()
    await first.close()
    edit({ 'content/index.md': '# Home\n\nFor others.\n' })
    await last.getByText('For others.').waitFor()
  })

  test('leaves the focus in the form of a request, with the caret', async ({ newReader }) => {
    const { address, edit } = await serving()
    edit({
      'openapi/a.json': apiWith('Get it'),
      'content/site.yaml': `${CONFIG}apis: [{ spec: openapi/a.json, route: /api/ }]\n`,
    })
    await expect.poll(async () => (await fetch(`${address}api/`)).status).toBe(200)
    const page = await (await newReader()).tab()
    await openLive(page, `${address}api/`)
    await page.getByRole('button', { name: 'Fill in your own values' }).click()
    await page.getByLabel('id').fill('abc')
    await page.keyboard.press('ArrowLeft')
    edit({ 'openapi/a.json': apiWith('Get them') })
    await page.getByRole('heading', { name: 'Get them' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.nodeName)).toBe('INPUT')
    await page.keyboard.type('x')
    expect(await page.getByLabel('id').inputValue()).toBe('abxc')
  })

  test('of a page that was come to by a click shows, too', async ({ newReader }) => {
    const { address, edit } = await serving()
    const page = await (await newReader()).tab()
    await openLive(page, address)
    await markDocument(page)
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click()
    await page.getByText('Last words.').waitFor()
    edit({ 'content/guide.md': '# Guide\n\nShort.\n' })
    await page.getByText('Short.').waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  test('that comes before the script of the page shows in it, too', async ({ newReader }) => {
    const { address, edit } = await serving()
    const reader = await newReader()
    const { opened, open } = gate()
    await reader.context.route(/\/assets\/portal-.*\.js$/, async (route) => {
      await opened
      await route.continue()
    })
    const page = await reader.tab()
    const events = page.waitForResponse('**/@portalgen/events')
    await page.goto(address, { waitUntil: 'commit' })
    await events
    await markDocument(page)
    const asked = page.waitForResponse((response) => response.url() === address)
    edit({ 'content/index.md': '# Home\n\nEarly words.\n' })
    await asked
    open()
    await page.getByText('Early words.').waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  test('that comes before the page listens shows, too', async ({ newReader }) => {
    const { address, edit } = await serving()
    const page = await (await newReader()).tab()
    await page.route('**/@portalgen/events', async (route) => {
      edit({ 'content/index.md': '# Home\n\nAfter all.\n' })
      await expect.poll(async () => (await fetch(address)).text()).toContain('After all.')
      await route.continue()
    })
    await page.goto(address)
    await page.getByText('After all.').waitFor()
  })

  test('of the configuration does what it must', async ({ newReader }) => {
    const { address, edit } = await serving()
    const page = await (await newReader()).tab()
    await openLive(page, address)
    edit({ 'content/site.yaml': `${CONFIG}announcement: { id: a, text: Read this }\n` })
    await page.getByText('Read this').waitFor()
  })

  test('of the base URL leads open pages to their new addresses, and those who come later', async ({ newReader }) => {
    const { address, edit } = await serving()
    const page = await (await newReader()).tab()
    await openLive(page, `${address}guide/#guide`)
    edit({ 'content/site.yaml': `${CONFIG}baseUrl: /portal/\n` })
    await page.waitForURL(`${address}portal/guide/#guide`)
    await page.getByText('Last words.').waitFor()
    const later = await (await newReader()).tab()
    expect((await later.goto(address))?.url()).toBe(`${address}portal/`)
    expect((await later.goto(`${address}nowhere/`))?.status()).toBe(404)
  })

  test('of a picture shows, although its size and time are the same', async ({ newReader }) => {
    const { folder, address, edit } = await serving()
    const square = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect fill="${color}" width="9" height="9"/></svg>`
    const picture = (color: string): void => {
      edit({ 'content/a.svg': square(color) })
      utimesSync(join(folder, 'content/a.svg'), 0, 0)
    }
    picture('#ff0000')
    edit({ 'content/index.md': '# Home\n\n![A square](a.svg)\n' })
    const page = await (await newReader()).tab()
    await openLive(page, address)
    await expect.poll(() => page.locator('#__content img').evaluate(colorOf)).toEqual([255, 0, 0])
    await markDocument(page)
    picture('#00ff00')
    await expect.poll(() => page.locator('#__content img').evaluate(colorOf)).toEqual([0, 255, 0])
    expect(await isMarked(page)).toBe(true)
  })

  test('is followed by open pages with --navigate', async ({ newReader }) => {
    const { address, edit } = await serving('--navigate')
    const page = await (await newReader()).tab()
    await openLive(page, address)
    edit({ 'content/guide.md': '# Guide\n\nFollowed.\n' })
    await page.getByText('Followed.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/guide/')
  })
})

describe('a problem', () => {
  test('shows over the page with its place, line and fix, and goes when it is fixed', async ({ newReader }) => {
    const { folder, address, edit } = await serving()
    const reader = await newReader()
    const page = await reader.tab()
    await openLive(page, address)
    expect(await problems(page).count()).toBe(0)
    edit({ 'content/index.md': '# Home\n\nGo to [the <b>guide</b>](guid.md).\n' })
    await problems(page).waitFor()
    const link = problems(page).getByRole('link', { name: 'content/index.md:3:7' })
    expect(await link.getAttribute('href')).toBe(`vscode://file${join(folder, 'content/index.md')}:3:7`)
    expect(await problems(page).innerText()).toMatch(
      /1 error in the sources[\s\S]*error broken-link\s+"guid\.md" does not exist\s+fix: did you mean "\.\/guide\.md"\?\s+3 \| Go to \[the <b>guide<\/b>\]\(guid\.md\)\.\s+\| {7}\^/,
    )
    await page.getByText('Go to the guide.').waitFor()
    edit({ 'content/index.md': '# Home\n\nGo to [the guide](guide.md).\n' })
    await problems(page).waitFor({ state: 'detached' })
  })

  test('of the configuration leaves the last good page behind it, and a new page has it, too', async ({
    newReader,
  }) => {
    const { folder, address, text } = await serving()
    const reader = await newReader()
    const page = await reader.tab()
    await openLive(page, address)
    writeFileSync(join(folder, 'content/site.yaml'), 'title: [')
    await problems(page).waitFor()
    expect(await page.locator('h1').innerText()).toBe('Home')
    expect(text()).toContain('content/site.yaml:1:')
    const other = await reader.tab()
    await other.goto(`${address}guide/`)
    await problems(other).waitFor()
    await problems(other).getByRole('button', { name: 'Close' }).click()
    expect(await problems(other).count()).toBe(0)
    rmSync(join(folder, 'content/site.yaml'))
    writeFileSync(join(folder, 'content/site.yaml'), CONFIG)
    await problems(page).waitFor({ state: 'detached' })
  })
})

const badge = (page: Page) => page.locator('portalgen-problems').getByRole('button', { name: /error|warning/ })

const WARNED = '# Home\n\nA {{nothing}}.\n'

describe('a warning', () => {
  test('is counted in a corner; its list is opened and closed by keys, and stays as it was left', async ({
    newReader,
  }) => {
    const { address, edit } = await serving()
    const page = await (await newReader()).tab()
    await openLive(page, address)
    edit({ 'content/index.md': WARNED })
    await badge(page).waitFor()
    expect(await badge(page).innerText()).toBe('1 warning')
    const list = page.getByRole('region', { name: 'Problems' })
    expect(await list.count()).toBe(0)
    await badge(page).press('Enter')
    await list.waitFor()
    expect(await list.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
      'content/index.md:3:3',
    ])
    expect(await list.innerText()).toContain('on this page')
    expect(await violationsOf(page, 'portalgen-problems')).toEqual([])
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click()
    await list.getByRole('link', { name: 'on /' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await list.count()).toBe(0)
    await page.reload()
    await badge(page).waitFor()
    expect(await list.count()).toBe(0)
  })

  test('waits behind an error; what was closed opens for another error only', async ({ newReader }) => {
    const { address, edit } = await serving()
    const page = await (await newReader()).tab()
    await openLive(page, address)
    edit({ 'content/index.md': `${WARNED}\n[Gone](gone.md)\n` })
    await problems(page).getByRole('button', { name: 'Close' }).press('Enter')
    expect(await badge(page).innerText()).toBe('1 error, 1 warning')
    expect(await badge(page).evaluate((node) => node.matches(':focus'))).toBe(true)
    edit({ 'content/index.md': `${WARNED}\nMore.\n\n[Gone](gone.md)\n` })
    await page.getByText('More.').waitFor()
    await badge(page).waitFor()
    edit({ 'content/guide.md': '# Guide\n\n[Lost](lost.md)\n' })
    await problems(page).waitFor()
    expect(await problems(page).getByRole('heading').innerText()).toBe('2 errors, 1 warning in the sources')
  })
})

test('a bug of portalgen is shown over the last good page until a reading succeeds', async ({ newReader }) => {
  await failHere()
  const { address, edit } = await serving()
  const page = await (await newReader()).tab()
  await openLive(page, `${address}guide/`)
  edit({ 'content/guide.md': '# Guide\n\nFAIL\n' })
  await expect
    .poll(() => problems(page).innerText())
    .toContain('this is a bug in portalgen: Maximum call stack size exceeded')
  expect(await problems(page).getByRole('heading').innerText()).toBe('portalgen failed')
  expect(await problems(page).getByRole('link').count()).toBe(0)
  expect(await page.locator('#__content').innerText()).toContain('Last words.')
  edit({ 'content/guide.md': '# Guide\n\nFine again.\n' })
  await expect.poll(() => page.locator('#__content').innerText()).toContain('Fine again.')
  await expect.poll(() => problems(page).count()).toBe(0)
})

test('broken links and images are marked in the page, with the reason, until they are fixed', async ({ newReader }) => {
  const { address, edit } = await serving('--lenient')
  edit({ 'content/index.md': '# Home\n\n[Guide](guide.md) [Gone](gone.md) [Part](#part) ![Lost](lost.png)\n' })
  const page = await (await newReader()).tab()
  await openLive(page, address)
  const marked = page.locator('#__content [data-broken]')
  await expect
    .poll(() => marked.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('title'))))
    .toEqual(['"gone.md" does not exist', 'this page has no anchor "#part"', '"lost.png" does not exist'])
  expect(await problems(page).count()).toBe(0)
  edit({ 'content/gone.md': '# Gone\n', 'content/lost.png': '' })
  await expect.poll(() => marked.count()).toBe(1)
})

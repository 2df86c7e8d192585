import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { type BuiltPage, builtPages, tagsOf } from './builtPage.ts'
import { FRAME_BUDGET, frameOf, KB, sizeOf } from './frameSize.ts'
import { addressOf, untilAlive } from './reader.ts'
import { NO_PAGE, PAGE_KINDS } from './routes.ts'

const pages = builtPages(inject('portal').folder)

/** Sentences about what is too large. */
function tooLarge(sizes: [name: string, size: number][], budget: number): string[] {
  const over = sizes.filter(([, size]) => size > budget * KB)
  return over.map(([name, size]) => `${name}: ${(size / KB).toFixed(1)} KB of ${budget} KB`)
}

const isContent = ({ route }: BuiltPage): boolean => route === '/' || route.startsWith('/docs/')

test('a content page is at most 12 KB before its own text', () => {
  const frames = pages.filter(isContent).map((page): [string, number] => [page.route, sizeOf(frameOf(page.html))])
  expect(tooLarge(frames, FRAME_BUDGET)).toEqual([])
})

test('the frame of a page is measured without its text', () => {
  const guide = pages.find(({ route }) => route === '/docs/overview/pagination/')
  expect(guide?.html).toContain('<h2 id="offset-and-limit">')
  expect(guide && frameOf(guide.html)).not.toContain('<h2')
  expect(guide && frameOf(guide.html)).toContain('class="pager"')
})

const read = (address: string): Buffer => readFileSync(join(inject('portal').folder, address))

test('the style sheets of a page are at most 16 KB', () => {
  const sheets = (html: string) => tagsOf(html, 'link').filter(({ rel }) => rel === 'stylesheet')
  const sizes = pages.map(({ route, html }): [string, number] => [
    route,
    sum(sheets(html).map(({ href = '' }) => sizeOf(read(href)))),
  ])
  expect(tooLarge(sizes, 16)).toEqual([])
  expect(sizes.filter(([, size]) => size === 0)).toEqual([])
})

test('the style that stands in a page is at most 5 KB', () => {
  const sizes = pages.map(({ route, html }): [string, number] => [
    route,
    sizeOf([...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')),
  ])
  expect(tooLarge(sizes, 5)).toEqual([])
  expect(sizes.filter(([, size]) => size < KB)).toEqual([])
})

test('a page is painted before it loads a script; 25 KB come before it is idle, and 77 KB in all', async ({
  newReader,
}) => {
  const reader = await newReader({ prefetch: true })
  await reader.context.addInitScript(holdIdleTime)
  const loaded: string[] = []
  reader.context.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname)
  })
  const page = await reader.open('/robots.txt')
  for (const path of Object.values(PAGE_KINDS)) {
    // The page for unknown addresses searches for them at once.
    const [early, all] = path === NO_PAGE ? [90, 90] : [25, 77]
    loaded.length = 0
    await page.goto(addressOf(inject('portal').address, path))
    await page.waitForFunction(() => window.portalgen !== undefined)
    const { paint, scripts } = await page.evaluate(scriptsOfWindow)
    expect(scripts.length).toBeGreaterThan(0)
    expect({ path, early: scripts.filter(({ startTime }) => !(startTime > paint)) }).toEqual({ path, early: [] })
    expect(tooMuch(path, sizesOf(scripts.map(({ name }) => name)), early)).toEqual([])
    expect(scripts.filter(({ name }) => /hydrateIslands/.test(name))).toEqual([])
    await page.evaluate(() => window.becomeIdle())
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    const written = scriptsOf(await page.content()).filter(({ src }) => !src)
    const sizes = [
      ...sizesOf(loaded),
      ...written.map(({ code }): [string, number] => ['written in the page', sizeOf(code)]),
    ]
    expect(sizes.length).toBeGreaterThan(2)
    expect(tooMuch(path, sizes, all)).toEqual([])
  }
})

/** Runs in a page before its own scripts: nobody is idle until the test says so. */
function holdIdleTime(): void {
  const { requestIdleCallback } = window
  const waiting: Parameters<typeof requestIdleCallback>[] = []
  window.requestIdleCallback = (...request) => waiting.push(request)
  window.becomeIdle = () => {
    window.requestIdleCallback = requestIdleCallback
    for (const request of waiting) requestIdleCallback(...request)
  }
}

/** Runs in a page. @returns when it was painted, and the scripts that it has loaded since it was opened */
function scriptsOfWindow() {
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  return {
    // Where a browser says when it painted, and not only when the screen showed it: that may take a busy one longer.
    paint: Number(first && ('paintTime' in first ? first.paintTime : first.startTime)),
    scripts: scripts.map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
  }
}

const sizesOf = (addresses: string[]): [string, number][] =>
  addresses.map((address) => [address, sizeOf(read(address))])

/** Whether files are too large together. Each is named with its size, so that what has grown is seen. */
const tooMuch = (path: string, sizes: [name: string, size: number][], budget: number): string[] =>
  tooLarge([[`${path}, with ${listOf(sizes)}`, sum(sizes.map(([, size]) => size))]], budget)

test('no script is in the way of the page, and nothing is preloaded', () => {
  const early = pages.flatMap(({ route, html }) => [
    ...scriptsOf(html).flatMap(({ src }) => (src ? [`${route}: ${src}`] : [])),
    ...tagsOf(html, 'link').flatMap(({ rel, href }) => (rel?.includes('preload') ? [`${route}: ${href}`] : [])),
  ])
  expect(early).toEqual([])
})

type Script = { src: string | undefined; type: string | undefined; code: string }

function scriptsOf(html: string): Script[] {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const scripts = found.map(([tag, , code = '']) => {
    const [{ src, type } = {}] = tagsOf(tag, 'script')
    return { src, type, code }
  })
  return scripts.filter(({ type }) => type !== 'application/ld+json')
}

const listOf = (sizes: [name: string, size: number][]): string =>
  sizes.map(([name, size]) => `${name} ${(size / KB).toFixed(1)} KB`).join(', ')

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

declare global {
  interface Window {
    becomeIdle(): void
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { type BuiltPage, builtPages, tagsOf } from './builtPage.ts'
import { NO_PAGE, PAGE_KINDS } from './routes.ts'

const test = base.extend('prefetch', true)

const KB = 1024
const pages = builtPages(inject('portal').folder)

/** The wire has the page as a whole: what the text adds is taken away before it is packed. */
const frameOf = ({ html }: BuiltPage): string =>
  html.replace(
    /(<div class="(?:doc-body|home-body)[^"]*">)[\s\S]*(<\/div>(?:<footer class="doc-foot">|<\/main>))/,
    '$1$2',
  )

const sizeOf = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length

/** Sentences about what is too large. */
function tooLarge(sizes: [name: string, size: number][], budget: number): string[] {
  const over = sizes.filter(([, size]) => size > budget * KB)
  return over.map(([name, size]) => `${name}: ${(size / KB).toFixed(1)} KB of ${budget} KB`)
}

const isContent = ({ route }: BuiltPage): boolean => route === '/' || route.startsWith('/docs/')

test('a content page is at most 12 KB before its own text', () => {
  const frames = pages.filter(isContent).map((page): [string, number] => [page.route, sizeOf(frameOf(page))])
  expect(tooLarge(frames, 12)).toEqual([])
})

test('the frame of a page is measured without its text', () => {
  const guide = pages.find(({ route }) => route === '/docs/overview/pagination/')
  expect(guide?.html).toContain('<h2 id="offset-and-limit">')
  expect(guide && frameOf(guide)).not.toContain('<h2')
  expect(guide && frameOf(guide)).toContain('class="pager"')
})

const read = (address: string): Buffer => readFileSync(join(inject('portal').folder, address))

test('the style sheets of a page are at most 15 KB', () => {
  const sheets = (html: string) => tagsOf(html, 'link').filter(({ rel }) => rel === 'stylesheet')
  const sizes = pages.map(({ route, html }): [string, number] => [
    route,
    sum(sheets(html).map(({ href = '' }) => sizeOf(read(href)))),
  ])
  expect(tooLarge(sizes, 15)).toEqual([])
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

test('a page loads nothing before it is painted but its document and, of its scripts, at most 25 KB before it is idle', async ({
  newReader,
}) => {
  for (const path of Object.values(PAGE_KINDS)) {
    const reader = await newReader()
    // Nobody is ever idle here.
    await reader.context.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    const page = await reader.open(path)
    await page.waitForFunction(() => window.portalgen !== undefined)
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
    }))
    expect(scripts.length).toBeGreaterThan(0)
    expect({ path, early: scripts.filter(({ startTime }) => !(startTime > paint)) }).toEqual({ path, early: [] })
    const sizes = scripts.map(({ name }): [string, number] => [name, sizeOf(read(name))])
    expect(tooLarge([[`${path}, with ${listOf(sizes)}`, sum(sizes.map(([, size]) => size))]], 25)).toEqual([])
    expect(scripts.filter(({ name }) => /hydrateIslands/.test(name))).toEqual([])
  }
})

test('a page loads and runs at most 75 KB of scripts, those that wait for idle time included', async ({
  newReader,
}) => {
  for (const path of Object.values(PAGE_KINDS)) {
    // The page for unknown addresses searches for them.
    const budget = path === NO_PAGE ? 85 : 75
    const reader = await newReader()
    const loaded: string[] = []
    reader.context.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname)
    })
    const page = await reader.openAlive(path)
    await page.waitForLoadState('networkidle')
    const written = scriptsOf(await page.content()).filter(({ src }) => !src)
    const sizes = [
      ...loaded.map((address): [string, number] => [address, sizeOf(read(address))]),
      ...written.map(({ code }): [string, number] => ['written in the page', sizeOf(code)]),
    ]
    expect(sizes.length).toBeGreaterThan(2)
    expect(tooLarge([[`${path}, with ${listOf(sizes)}`, sum(sizes.map(([, size]) => size))]], budget)).toEqual([])
  }
})

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

/** Each file with its size, so that what has grown is seen. */
const listOf = (sizes: [name: string, size: number][]): string =>
  sizes.map(([name, size]) => `${name} ${(size / KB).toFixed(1)} KB`).join(', ')

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

import { expect, inject, onTestFinished } from 'vitest'
import { test } from './browserTest.ts'
import { holdScripts } from './holdScripts.ts'
import { untilAlive } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'
import { startSlowServer } from './slowServer.ts'

const KINDS = [
  ['home', '/'],
  ['guide', PAGE_KINDS.guide],
  ['API reference', '/api/'],
  ['operations', '/api/subscriptions/'],
] as const

const CASES = KINDS.flatMap(([kind, path]) => [390, 1440].map((width) => ({ kind, path, width })))

test.for(CASES)(
  '$kind at $width px does not move while it loads, however late its script comes',
  async ({ path, width }, { newReader }) => {
    // A tall window: only what is to be seen counts as moved.
    const reader = await newReader({ viewport: { width: width, height: 4000 } })
    await reader.context.addInitScript(recordShifts)
    const release = await holdScripts(reader.context)
    const page = await reader.tab()
    await page.goto(new URL(path, inject('portal').address).href, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await untilAlive(page)
    expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([])
  },
)

/** Where an answer may be cut by the network. */
const CUTS = ['</nav>', 'class="search-button', '</header>', '<h1']

test.for(CUTS)('the home page does not move when it arrives in two parts, cut after %s', async (cut, { newReader }) => {
  const server = await startSlowServer(inject('portal').address, (path, body) =>
    path === '/' ? body.indexOf(cut) + cut.length : body.length,
  )
  onTestFinished(server.close)
  const reader = await newReader({ address: server.address, viewport: { width: 1440, height: 4000 } })
  await reader.context.addInitScript(recordShifts)
  const page = await reader.tab()
  await page.goto(server.address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  server.release()
  await untilAlive(page)
  expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([])
})

test.for([390, 1440])(
  'a page at %i px keeps its font; the next one has that of the theme from its first paint on',
  async (width, { newReader }) => {
    const reader = await newReader({ prefetch: true, viewport: { width, height: 4000 } })
    await reader.context.addInitScript(recordShifts)
    const page = await reader.openAlive(PAGE_KINDS.guide)
    await page.waitForFunction(() => localStorage.getItem('portalgen.font') !== null)
    expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([])
    const first = await page.evaluate(fontOfTitle)
    expect(first.faces).toEqual([])
    await page.locator('.pager-next').click()
    await page.waitForFunction(() => document.title.startsWith('Idempotency'))
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded'])
    await reader.goTo(page, PAGE_KINDS.guide)
    expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([])
    const next = await page.evaluate(fontOfTitle)
    expect(next.faces).toEqual(['portal loaded'])
    expect(next.width).not.toBe(first.width)
  },
)

test('a reader who saves data is not sent the font', async ({ newReader }) => {
  const reader = await newReader({})
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.waitForLoadState('networkidle')
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringContaining('.woff2'))
})

/** https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Runs in a page before its own scripts. */
function recordShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.shifts.push(
        JSON.stringify({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => ({
            what: node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent,
            from: previousRect,
            to: currentRect,
          })),
        }),
      )
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in a page. What moved is known once the frame was painted. */
const shiftsAfterNextFrame = (): Promise<string[]> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts)))),
  )

/** Runs in a page. Letters of another font have other widths. */
function fontOfTitle(): { faces: string[]; width: number } {
  const title = document.createRange()
  title.selectNodeContents(document.querySelector('h1') ?? document.body)
  const faces = [...document.fonts].map(({ family, status }) => `${family} ${status}`)
  return { faces, width: title.getBoundingClientRect().width }
}

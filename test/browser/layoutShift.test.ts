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

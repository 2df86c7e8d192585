import { expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { holdScripts } from './holdScripts.ts'
import { untilAlive } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'

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

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Runs in a page before its own scripts. */
function recordShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in a page. What moved is known once the frame was painted. */
const shiftsAfterNextFrame = (): Promise<string[]> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts)))),
  )

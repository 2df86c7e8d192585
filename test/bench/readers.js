import { chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/findChromium.js'
import { startGzipServer } from './gzipServer.js'
import { median } from './measure.js'
import { blockingTime, slowPhone } from './slowPhone.js'

/** @typedef {{ tool: string, dist: string, path: string }} ReadPage a page of a site that a tool has built */

/**
 * What readers of pages get on a slow phone, side by side: each run opens every page once, so that the machine is as quiet
 * or loaded for one as for another.
 *
 * @param {ReadPage[]} pages
 * @param {{ runs: number, yardstick: string }} options the tool with whose page all others are compared
 */
export async function readingFigures(pages, { runs, yardstick }) {
  const browser = await chromium.launch({ executablePath: findChromium({ windowed: true }), args: CHROMIUM_ARGUMENTS })
  const servers = await Promise.all(pages.map(({ dist }) => startGzipServer(dist)))
  const visits = pages.map(() => [])
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [at, { path }] of pages.entries()) visits[at]?.push(await visit(browser, servers[at]?.address + path))
    }
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.close()))
  }
  const other = visits[pages.findIndex(({ tool }) => tool === yardstick)]
  return pages.map(({ tool, path }, at) => ({ tool, path, ...rowOf(visits[at] ?? [], other) }))
}

/** Medians; the ratio is that of the paints of each run. */
function rowOf(visits, other) {
  const of = (key) => visits.map((each) => each[key])
  const ratios = other?.map(({ largest }, run) => (visits[run]?.largest ?? Number.NaN) / largest)
  const paints = of('largest').toSorted((one, two) => one - two)
  return {
    'first paint, ms': Math.round(median(of('first'))),
    'largest paint, ms': Math.round(median(paints)),
    between: `${Math.round(paints[0] ?? 0)}–${Math.round(paints.at(-1) ?? 0)}`,
    ...(ratios ? { ratio: Math.round(100 * median(ratios)) / 100 } : {}),
    'blocking, ms': Math.round(median(of('blocking'))),
    shift: Math.round(1000 * median(of('shift'))) / 1000,
    'script, KB': Math.round(median(of('script'))),
    elements: median(of('elements')),
  }
}

/** A first visit, until nothing more is loaded. */
async function visit(browser, address) {
  const { page, close } = await slowPhone(browser)
  try {
    await page.goto(address, { waitUntil: 'networkidle' })
    const blocking = await blockingTime(page)
    const figures = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.m?js($|\?)/.test(name))
      const { first, paint, shift } = window.figures
      const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
      return { first, largest: paint, shift, script, elements: document.querySelectorAll('*').length }
    })
    return { ...figures, blocking }
  } finally {
    await close()
  }
}

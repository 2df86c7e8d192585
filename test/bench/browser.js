import { chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/findChromium.js'
import { startGzipServer } from './gzipServer.js'
import { median } from './measure.js'
import { blockingTime, slowPhone } from './slowPhone.js'

/**
 * What a reader of one page gets: the first visit on a slow phone, and going on to the next page on an ordinary machine.
 *
 * @param {string} dist a built site
 * @param {string} path a page with a link to the next one
 * @param {{ runs: number }} options
 */
export async function browserFigures(dist, path, { runs }) {
  const executablePath = findChromium({ windowed: true })
  if (!executablePath) return console.log('no browser figures: there is no Chromium')
  const server = await startGzipServer(dist)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
  try {
    const visits = await times(runs, () => firstVisit(browser, server.address + path))
    const steps = await times(runs, () => nextPage(browser, server.address + path))
    const rows = [...mediansOf(visits), ...mediansOf(steps)]
    return Object.fromEntries(rows)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The first visit on a slow phone, until nothing more is loaded. */
async function firstVisit(browser, address) {
  const { page, close } = await slowPhone(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('.color-mode:enabled').waitFor()
  const figures = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { ...window.figures, bytes }
  })
  const blocking = await blockingTime(page)
  await close()
  return {
    'largest paint, ms': figures.paint,
    'blocking time, ms': blocking,
    'layout shift': figures.shift,
    'script, KB': figures.bytes / 1024,
  }
}

/** From the click on a link whose page was fetched ahead to the frame that shows it, on a machine that is not slowed. */
async function nextPage(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('.color-mode:enabled').waitFor()
  const link = page.locator('.pager-next')
  await link.hover()
  await page.waitForLoadState('networkidle')
  const milliseconds = await link.evaluate(async (element) => {
    const { title } = document
    const clicked = performance.now()
    element.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (document.title === title) await frame()
    // This callback comes before the frame is painted, the next message after it.
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage('')
    })
    return performance.now() - clicked
  })
  await page.close()
  return { 'click to the next page, ms': milliseconds }
}

async function times(count, run) {
  const results = []
  for (let index = 0; index < count; index += 1) results.push(await run())
  return results
}

const mediansOf = (results) =>
  Object.keys(results[0] ?? {}).map((key) => {
    const value = median(results.map((result) => result[key]))
    return [key, { median: Math.round(value * 10) / 10 }]
  })

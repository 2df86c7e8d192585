import { chromium } from 'playwright-core'
import { findChromium } from '../browser/findChromium.js'
import { startGzipServer } from './gzipServer.js'
import { median } from './measure.js'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

// What Lighthouse calls slow 4G, on a processor four times as slow.
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOW_PROCESSOR = { rate: 4 }

/**
 * What a reader of one page gets: the first visit on a slow phone, and going on to the next page on an ordinary machine.
 *
 * @param {string} dist a built site
 * @param {string} path a page with a link to the next one
 * @param {{ runs: number }} options
 */
export async function browserFigures(dist, path, { runs }) {
  const executablePath = findChromium()
  if (!executablePath) return console.log('no browser figures: there is no Chromium')
  const server = await startGzipServer(dist)
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS })
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
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('.color-mode:enabled').waitFor()
  const figures = await page.evaluate(() => {
    const { paint, first, shift, tasks } = window.figures
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return {
      'largest paint, ms': paint,
      // As Lighthouse counts: what lies beyond 50 ms of each long task after the first paint.
      'blocking time, ms': tasks
        .map(([start, end]) => end - Math.max(start, first) - 50)
        .filter((time) => time > 0)
        .reduce((sum, time) => sum + time, 0),
      'layout shift': shift,
      'script, KB': scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
    }
  })
  await context.close()
  return figures
}

/** Runs in the page, before it. */
function observe() {
  const figures = { paint: 0, first: 0, shift: 0, tasks: [] }
  window.figures = figures
  const follow = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => {
    figures.paint = startTime
  })
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.first = startTime
  })
  follow('layout-shift', ({ value }) => {
    figures.shift += value
  })
  follow('longtask', ({ startTime, duration }) => figures.tasks.push([startTime, startTime + duration]))
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

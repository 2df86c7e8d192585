// What Lighthouse calls slow 4G, on a processor four times as slow.
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOW_PROCESSOR = { rate: 4 }

/**
 * A page on a slow phone that has seen nothing of the site, and the bytes that it has received so far.
 *
 * @param {import('playwright-core').Browser} browser
 */
export async function slowPhone(browser) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  let received = 0
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR)
  await page.addInitScript(observe)
  return { page, received: () => received, close: () => context.close() }
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

/**
 * As Lighthouse counts: what lies beyond 50 ms of each long task after the first paint.
 *
 * @param {import('playwright-core').Page} page
 */
export const blockingTime = (page) =>
  page.evaluate(() => {
    const { first, tasks } = window.figures
    return tasks
      .map(([start, end]) => end - Math.max(start, first) - 50)
      .filter((time) => time > 0)
      .reduce((sum, time) => sum + time, 0)
  })

import { spawn } from 'node:child_process'
import { appendFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/findChromium.js'
import { median } from './measure.js'

const root = join(import.meta.dirname, '..', '..')

/** So many edits are made while the site is still being read, if that takes long enough. */
const EARLY_EDITS = 5

/**
 * What a writer waits for: from the start of `serve` to the first page, without and with a cache, and from a save to the
 * screen, while the site is still being read and afterwards.
 *
 * @param {string} folder a site of a corpus
 * @param {{ edits: number }} options
 */
export async function writerFigures(folder, { edits }) {
  rmSync(join(folder, '.portalgen'), { recursive: true, force: true })
  const browser = await chromium.launch({ executablePath: findChromium({ windowed: true }), args: CHROMIUM_ARGUMENTS })
  try {
    const cold = await served(folder, async (address) => {
      const save = await openPage(browser, address, folder)
      const early = await times(EARLY_EDITS, save)
      await fetch(`${address}search.json`)
      return { early, late: await times(edits, save) }
    })
    const warm = await served(folder, () => undefined)
    return {
      'first page, ms': cold.firstPage,
      'with a cache, ms': warm.firstPage,
      'first saves to screen, ms': Math.round(median(cold.result.early)),
      'worst of them, ms': Math.max(...cold.result.early),
      'save to screen, ms': Math.round(median(cold.result.late)),
      'worst, ms': Math.max(...cold.result.late),
    }
  } finally {
    await browser.close()
  }
}

/** Serves a site while a step runs. */
async function served(folder, step) {
  const started = performance.now()
  const program = join(root, 'bin', 'portalgen')
  const server = spawn(process.execPath, [program, 'serve', '--root', folder, '--port', '0'])
  const ended = new Promise((resolve) => server.on('exit', resolve))
  try {
    const address = await addressOf(server)
    await fetch(address)
    const firstPage = Math.round(performance.now() - started)
    const result = await step(address)
    // Only the whole site answers with its search; what was read is kept by then.
    await fetch(`${address}search.json`)
    return { firstPage, result }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

async function addressOf(server) {
  for await (const line of createInterface({ input: server.stderr })) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('serve ended before it listened')
}

/** Opens a page from the middle. @returns what saves it once more and measures until the screen shows that */
async function openPage(browser, address, folder) {
  const docs = join(folder, 'content', 'docs')
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) => /page-\d+\.md$/.test(path))
  const file = files.toSorted()[Math.floor(files.length / 2)] ?? ''
  const page = await browser.newPage()
  const connected = page.waitForRequest('**/@portalgen/events')
  await page.goto(`${address}docs/${file.replace(/\.md$/, '/')}`)
  await connected
  return (edit) => saveToScreen(page, join(docs, file), edit)
}

async function times(count, run) {
  const results = []
  for (let index = 0; index < count; index += 1) results.push(await run(index))
  return results
}

async function saveToScreen(page, file, edit) {
  const words = `Edit number ${edit} at ${Date.now()}.`
  const shown = timeShown(page, words)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const saved = Date.now()
  appendFileSync(file, `\n\n${words}\n`)
  return (await shown) - saved
}

/** The page itself says when the words are there, so that asking takes no time of its own; it is asked again if it is loaded again. */
async function timeShown(page, words) {
  try {
    return await page.evaluate(
      (wanted) =>
        new Promise((resolve) => {
          const look = () => {
            if (!document.body.innerText.includes(wanted)) return
            observer.disconnect()
            requestAnimationFrame(() => resolve(Date.now()))
          }
          const observer = new MutationObserver(look)
          observer.observe(document.body, { childList: true, subtree: true, characterData: true })
          look()
        }),
      words,
    )
  } catch (error) {
    if (!/context was destroyed|because of a navigation/.test(String(error))) throw error
    await page.waitForLoadState()
    return timeShown(page, words)
  }
}

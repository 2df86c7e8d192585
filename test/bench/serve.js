// Measures what a writer waits for: from the start of `serve` to the first page, and from a save to the screen.
// usage: node test/bench/serve.js [--pages 1000] [--edits 50] [--corpus make-corpus.mjs]
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/findChromium.js'
import { median } from './measure.js'
import { corpusSite } from './sites.js'

const root = join(import.meta.dirname, '..', '..')
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    edits: { type: 'string', default: '50' },
    corpus: { type: 'string', default: join(root, '..', 'shared', 'bench', 'make-corpus.mjs') },
  },
})
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-bench-'))

try {
  const [site] = corpusSite(scratch, { corpus: options.corpus, pages: Number(options.pages) })
  if (site) console.table([{ pages: Number(options.pages), ...(await writerFigures(site.folder)) }])
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function writerFigures(folder) {
  const started = performance.now()
  const server = spawn(process.execPath, [
    join(root, 'bin', 'portalgen'),
    'serve',
    '--root',
    folder,
    '--port',
    '0',
    '--no-cache',
  ])
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
  try {
    const address = await addressOf(server)
    await fetch(address)
    const firstPage = performance.now() - started
    // Waits for the whole site: edits of the first seconds share the processor with its reading.
    await fetch(`${address}search.json`)
    const [file = ''] = readdirSync(join(folder, 'content', 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /page-\d+\.md$/.test(path))
      .toSorted()
      .slice(Number(options.pages) / 2)
    const page = await browser.newPage()
    await page.goto(`${address}docs/${file.replace(/\.md$/, '/')}`)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    const times = []
    for (let edit = 0; edit < Number(options.edits); edit += 1)
      times.push(await saveToScreen(page, join(folder, 'content', 'docs', file), edit))
    return {
      'first page, ms': Math.round(firstPage),
      'save to screen, ms': Math.round(median(times)),
      'worst, ms': Math.round(Math.max(...times)),
    }
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

async function addressOf(server) {
  for await (const line of createInterface({ input: server.stderr })) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('serve ended before it listened')
}

/** The page itself says when the words are there, so that asking takes no time of its own. */
async function saveToScreen(page, file, edit) {
  const words = `Edit number ${edit} of the bench.`
  const shown = page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.body.innerText.includes(wanted)) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(Date.now()))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    words,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  const saved = Date.now()
  appendFileSync(file, `\n\n${words}\n`)
  return (await shown) - saved
}

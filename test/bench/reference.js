// Measures what a reader of an API reference gets on a slow phone: from the navigation until an operation can be read, the
// time in which the page does not answer, the bytes, the elements. Beside it the peers that are installed below a folder:
// npm install --prefix /tmp/peers --ignore-scripts redoc @scalar/api-reference swagger-ui-dist, and then --peers /tmp/peers
// usage: node test/bench/reference.js [--runs 3] [--peers folder] [--specs ../shared/specs] [--json file]
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/findChromium.js'
import { startGzipServer } from './gzipServer.js'
import { median } from './measure.js'
import { installedPeers } from './peers.js'
import { blockingTime, slowPhone } from './slowPhone.js'

const root = join(import.meta.dirname, '..', '..')
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    peers: { type: 'string', default: root },
    specs: { type: 'string', default: join(root, '..', 'shared', 'specs') },
    json: { type: 'string' },
  },
})

// As long as a reader of a benchmark waits; a reader of documentation has left by then.
const PATIENCE = 60_000

/** Addresses to open, and what is read there. The texts stand in the documents, so that every tool shows them. */
const small = { name: 'Connect API', spec: join(root, 'openapi', 'connect.yaml'), visits: [] }
const large = { name: 'stripe.yaml', spec: join(options.specs, 'stripe.yaml'), visits: [] }
small.visits.push({ what: 'the first operation', path: '/api/offers/', text: '/offer', in: '.api-endpoint' })
large.visits.push(
  { what: 'the contents', path: '/api/', text: '/v1/account', in: '.api-directory li' },
  {
    what: 'an operation by its address',
    path: '/api/#operation-PostRefunds',
    text: '/v1/refunds',
    in: '#operation-PostRefunds .api-endpoint',
  },
)

const scratch = mkdtempSync(join(tmpdir(), 'portalgen-bench-'))
const browser = await chromium.launch({ executablePath: findChromium({ windowed: true }), args: CHROMIUM_ARGUMENTS })
try {
  const documents = [small, large].filter(({ spec }) => existsSync(spec))
  const rows = []
  for (const document of documents) rows.push(...(await rowsOf(document)))
  console.table(rows)
  if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`)
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}

async function rowsOf({ name, spec, visits }) {
  const folder = build(name, spec)
  const peers = installedPeers(resolve(options.peers))
  for (const peer of peers) peer.writePage(folder, spec)
  const server = await startGzipServer(folder)
  const rows = []
  for (const visit of visits) {
    const own = { tool: 'portalgen', open: visit.path, shown: (page) => page.locator(visit.in).first() }
    const others = peers.map(({ label, path }) => ({
      tool: label,
      open: path,
      shown: (page) => page.getByText(visit.text, { exact: false }).first(),
    }))
    for (const each of visit === visits[0] ? [own, ...others] : [own]) {
      rows.push({ document: name, read: visit.what, tool: each.tool, ...(await figuresOf(server.address, each)) })
    }
  }
  await server.close()
  return rows
}

/** A site whose only content is the document. */
function build(name, spec) {
  const folder = join(scratch, name)
  mkdirSync(join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'openapi'))
  cpSync(spec, join(folder, 'openapi', 'spec.yaml'))
  const api = '{ spec: openapi/spec.yaml, route: /api/, linkBase: https://docs.stripe.com/api }'
  const variables = 'variables: { product: Meridian }\nbrand: Meridian\n'
  writeFileSync(
    join(folder, 'content', 'site.yaml'),
    `title: Portal\nurl: https://developer.example.com\n${variables}apis: [${api}]\n`,
  )
  writeFileSync(join(folder, 'content', 'index.md'), '# Home\n')
  const command = [join(root, 'bin', 'portalgen'), 'build', '--root', folder, '--quiet']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`)
  return join(folder, 'dist')
}

async function figuresOf(address, { open, shown }) {
  const visits = []
  // Large documents are too much for some: the tab crashes, or shows nothing for as long as anybody waits.
  const failed = (error) => ({ error: error.message.split('\n', 1)[0] })
  for (let index = 0; index < Number(options.runs); index += 1) {
    visits.push(await visit(address + open, shown).catch(failed))
  }
  const [error] = visits.flatMap((each) => each.error ?? [])
  if (error) return { 'readable, ms': error }
  const middle = (key) => Math.round(median(visits.map((each) => each[key])))
  return {
    'readable, ms': middle('readable'),
    'blocking, ms': middle('blocking'),
    KB: middle('kilobytes'),
    elements: middle('elements'),
  }
}

async function visit(address, shown) {
  const { page, received, close } = await slowPhone(browser)
  try {
    return await figuresAt(page, received, address, shown)
  } finally {
    await close()
  }
}

async function figuresAt(page, received, address, shown) {
  const started = performance.now()
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE })
  await shown(page).waitFor({ timeout: PATIENCE })
  const readable = performance.now() - started
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined)
  return {
    readable,
    blocking: await blockingTime(page),
    kilobytes: received() / 1024,
    elements: await elementsOf(page),
  }
}

function elementsOf(page) {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

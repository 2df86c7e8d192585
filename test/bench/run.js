// Measures whole processes: builds of the portal and of seeded corpora from nothing, with nothing changed and with a page
// edited; the weight of a page; and what a reader of a page of the largest site gets. All of it goes into a file, too.
// usage: node test/bench/run.js [--pages 1000,10000] [--runs 5] [--corpus make-corpus.mjs] [--json file] [--peers folder]
// --peers measures Hugo (on the path), VitePress and Docusaurus (installed in the folder) on the same pages in the same run.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { browserFigures } from './browser.js'
import { peersIn } from './buildPeers.js'
import { measure } from './measure.js'
import { corpusSite, portalSite } from './sites.js'

const root = join(import.meta.dirname, '..', '..')
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    peers: { type: 'string' },
    runs: { type: 'string', default: '5' },
    corpus: { type: 'string', default: join(root, '..', 'shared', 'bench', 'make-corpus.mjs') },
    json: { type: 'string', default: join(tmpdir(), 'portalgen-bench.json') },
  },
})
const BUILDS = ['cold', 'nothing changed', 'a page edited']
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-bench-'))

try {
  const { corpus } = options
  const sizes = options.pages.split(',').map(Number)
  const sites = [portalSite(scratch), ...sizes.flatMap((pages) => corpusSite(scratch, { corpus, pages }))]
  const peers = options.peers === undefined ? [] : peersIn(options.peers)
  const rows = [
    ...sites.flatMap((site) => BUILDS.map((kind) => buildRow(site, kind))),
    ...sizes.flatMap((pages) => peers.flatMap((peer) => peerRows(peer, pages))),
  ]
  console.log(`node ${process.version}, ${cpus().length} cores, medians of ${options.runs} whole processes\n`)
  console.table(rows)
  const weights = weighPage(join(scratch, 'portal', 'dist'))
  console.table(weights)
  const largest = join(sites.at(-1)?.folder ?? '', 'dist')
  const reader = await browserFigures(largest, middlePage(largest), { runs: Number(options.runs) })
  console.table(reader)
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model }
  writeFileSync(options.json, `${JSON.stringify({ machine, rows, weights, reader }, null, 2)}\n`)
  console.log(`written to ${options.json}`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function buildRow({ name, folder }, kind) {
  const build = [process.execPath, join(root, 'bin', 'portalgen'), 'build', '--root', folder, '--quiet']
  const page = somePage(join(folder, 'content', 'docs'))
  const before = {
    cold: () => rmSync(join(folder, '.portalgen'), { recursive: true, force: true }),
    'nothing changed': () => {},
    'a page edited': (run) => appendFileSync(page, `\nEdit number ${run}.\n`),
  }[kind]
  const measured = measure(build, { runs: Number(options.runs), before })
  const pages = readdirSync(join(folder, 'dist'), { recursive: true }).filter((path) => path.endsWith('.html')).length
  return { site: name, build: kind, ...figures(measured, pages) }
}

function figures({ seconds, between, cpu, megabytes }, pages) {
  return { seconds, between, 'CPU s': cpu, 'pages/s': Math.round(pages / seconds), 'peak MB': megabytes }
}

/** A page of the text, from the middle. */
function somePage(docs) {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
  return join(docs, pages.toSorted()[Math.floor(pages.length / 2)] ?? '')
}

function peerRows(peer, pages) {
  const folder = peer.prepare(scratch, options.corpus, pages)
  const rowOf = (kind, before) => {
    const measured = measure(peer.command, { runs: Number(options.runs), before, cwd: folder })
    return { site: `${peer.name}, ${pages} pages`, build: kind, ...figures(measured, pages) }
  }
  return [rowOf('cold', () => peer.forget(folder)), rowOf('nothing changed', () => {})]
}

/** What goes over the wire, compressed, in KB. */
function weighPage(dist) {
  const assets = readdirSync(join(dist, 'assets'))
  const kilobytes = (path) => Math.round(gzipSync(readFileSync(path), { level: 9 }).length / 102.4) / 10
  const asset = (ending) => kilobytes(join(dist, 'assets', assets.find((name) => name.endsWith(ending)) ?? ''))
  return {
    'style sheet': { KB: asset('.css') },
    script: { KB: asset('.js') },
    'a guide with its text': { KB: kilobytes(join(dist, 'docs', 'overview', 'pagination', 'index.html')) },
    'the API reference': { KB: kilobytes(join(dist, 'api', 'index.html')) },
  }
}

/** A page from the middle of a site: it has neighbours. */
function middlePage(dist) {
  const pages = readdirSync(join(dist, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .toSorted()
  return `/docs/${pages[Math.floor(pages.length / 2)]?.slice(0, -'index.html'.length) ?? ''}`
}

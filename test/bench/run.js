// Measures whole processes: the start, builds of the portal and of seeded corpora from nothing, with nothing changed and with a
// page edited; what a writer waits for in serve; the weight of pages and of the search; and what readers get on a slow phone.
// All of it goes into a file, too.
// usage: node test/bench/run.js [--pages 1000,10000] [--runs 5] [--edits 30] [--corpus make-corpus.mjs] [--json file] [--peers folder]
//   [--scratch /dev/shm]
// --scratch names the folder for sites and their output. One in memory has steadier figures: ext4 without a journal looks for each new
// file past all files that were removed in the last minutes, which costs a build of 1,000 pages up to 2 s of the system's time.
// --peers measures Hugo (on the path), VitePress, Docusaurus and Starlight on the same pages in the same run; installed by
// npm install --prefix /tmp/peers --ignore-scripts --legacy-peer-deps vitepress @docusaurus/core @docusaurus/preset-classic react react-dom astro@5 @astrojs/starlight@0.37
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { browserFigures } from './browser.js'
import { peersIn } from './buildPeers.js'
import { hundredths, measure } from './measure.js'
import { readingFigures } from './readers.js'
import { corpusSite, portalSite } from './sites.js'
import { searchFigures, startFigures } from './start.js'
import { writerFigures } from './writer.js'

const root = join(import.meta.dirname, '..', '..')
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    peers: { type: 'string' },
    runs: { type: 'string', default: '5' },
    edits: { type: 'string', default: '30' },
    corpus: { type: 'string', default: join(root, '..', 'shared', 'bench', 'make-corpus.mjs') },
    json: { type: 'string', default: join(tmpdir(), 'portalgen-bench.json') },
    scratch: { type: 'string', default: tmpdir() },
  },
})
const BUILDS = ['cold', 'nothing changed', 'a page edited']
const scratch = mkdtempSync(join(options.scratch, 'portalgen-bench-'))

try {
  const { corpus } = options
  const sizes = options.pages.split(',').map(Number)
  const sites = [portalSite(scratch), ...sizes.flatMap((pages) => corpusSite(scratch, { corpus, pages }))]
  const peers = options.peers === undefined ? [] : peersIn(options.peers)
  const rows = [
    ...sites.flatMap((site) => BUILDS.map((kind) => buildRow(site, kind))),
    ...sizes.flatMap((pages) => peers.flatMap((peer) => peerRows(peer, pages))),
  ]
  const runs = Number(options.runs)
  console.log(`node ${process.version}, ${cpus().length} cores, medians of ${options.runs} whole processes\n`)
  console.table(rows.map((row) => ({ ...row, ...besideHugo(row, rows) })))
  const starts = startFigures(scratch, { runs })
  console.table(starts)
  const writing = {}
  for (const { name, folder } of sites.slice(1)) {
    writing[name] = {
      ...(await writerFigures(folder, { edits: Number(options.edits) })),
      ...searchFigures(join(folder, 'dist')),
    }
  }
  console.table(writing)
  const weights = weighPage(join(scratch, 'portal', 'dist'))
  console.table(weights)
  const largest = join(sites.at(-1)?.folder ?? '', 'dist')
  const reader = await browserFigures(largest, middlePage(largest), { runs })
  console.table(reader)
  const reading = await readingFigures(readPages(sites, peers, sizes), { runs, yardstick: 'Docusaurus' })
  console.table(reading)
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model }
  writeFileSync(
    options.json,
    `${JSON.stringify({ machine, rows, starts, writing, weights, reader, reading }, null, 2)}\n`,
  )
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

/** The time of a build as a part of Hugo's from nothing, where Hugo has built as many pages. */
function besideHugo({ site, seconds }, rows) {
  const hugo = rows.find((row) => row.build === 'cold' && row.site === `Hugo, ${site}`)
  return hugo ? { 'of Hugo, cold': hundredths(seconds / hugo.seconds) } : {}
}

/** A text of the corpus as each tool shows it, and the kinds of pages of the portal. */
function readPages([portal, ...corpora], peers, sizes) {
  const own = ['/', '/docs/overview/pagination/', '/api/offers/'].map((path) => ({
    tool: 'portalgen, the portal',
    dist: join(portal?.folder ?? '', 'dist'),
    path,
  }))
  const dist = join(corpora.at(-1)?.folder ?? '', 'dist')
  const path = middlePage(dist)
  const page = path.replace(/^\/docs\/|\/$/g, '')
  const others = peers.map((peer) => ({
    tool: peer.name,
    dist: peer.dist(peer.folder(scratch, sizes.at(-1))),
    path: peer.address(page),
  }))
  return [{ tool: 'portalgen', dist, path }, ...others, ...own]
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

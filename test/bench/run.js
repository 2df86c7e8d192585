// Measures whole processes: cold and warm builds of the portal and of a seeded corpus; the weight of a page; and what a
// reader of a page of the largest site gets.
// usage: node test/bench/run.js [--pages 1000] [--runs 5] [--corpus make-corpus.mjs] [--json file]
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { browserFigures } from './browser.js'
import { measure } from './measure.js'
import { corpusSite, portalSite } from './sites.js'

const root = join(import.meta.dirname, '..', '..')
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '5' },
    corpus: { type: 'string', default: join(root, '..', 'shared', 'bench', 'make-corpus.mjs') },
    json: { type: 'string' },
  },
})
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-bench-'))

try {
  const { corpus } = options
  const sites = [portalSite(scratch), ...corpusSite(scratch, { corpus, pages: Number(options.pages) })]
  const rows = sites.flatMap((site) => [buildRow(site, 'cold'), buildRow(site, 'warm')])
  console.log(`node ${process.version}, ${cpus().length} cores, medians of ${options.runs} whole processes\n`)
  console.table(rows)
  const weights = weighPage(join(scratch, 'portal', 'dist'))
  console.table(weights)
  const largest = join(sites.at(-1)?.folder ?? '', 'dist')
  const reader = await browserFigures(largest, middlePage(largest), { runs: Number(options.runs) })
  console.table(reader)
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ rows, weights, reader }, null, 2)}\n`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function buildRow({ name, folder }, kind) {
  const build = [join(root, 'bin', 'portalgen'), 'build', '--root', folder, '--quiet']
  const before = kind === 'cold' ? () => rmSync(join(folder, '.portalgen'), { recursive: true, force: true }) : () => {}
  const { seconds, megabytes } = measure(build, { runs: Number(options.runs), before })
  const pages = readdirSync(join(folder, 'dist'), { recursive: true }).filter((path) => path.endsWith('.html')).length
  return { site: name, build: kind, seconds, 'pages/s': Math.round(pages / seconds), 'peak MB': megabytes }
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

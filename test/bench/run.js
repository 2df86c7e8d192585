// Measures whole processes: cold and warm builds of the portal and of a seeded corpus, and the weight of a page.
// usage: node test/bench/run.js [--pages 1000] [--runs 5] [--corpus make-corpus.mjs] [--json file]
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { measure } from './measure.js'

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
  const sites = [portalSite(), ...corpusSite(Number(options.pages))]
  const rows = sites.flatMap((site) => [buildRow(site, 'cold'), buildRow(site, 'warm')])
  console.log(`node ${process.version}, ${cpus().length} cores, medians of ${options.runs} whole processes\n`)
  console.table(rows)
  const weights = weighPage(join(scratch, 'portal', 'dist'))
  console.table(weights)
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ rows, weights }, null, 2)}\n`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** A copy of this repository's portal, so that its own output and cache are left alone. */
function portalSite() {
  const folder = join(scratch, 'portal')
  for (const name of ['content', 'openapi']) cpSync(join(root, name), join(folder, name), { recursive: true })
  return { name: 'the portal', folder }
}

function corpusSite(pages) {
  if (!existsSync(options.corpus)) {
    console.log(`no corpus: ${options.corpus} does not exist; name a generator with --corpus`)
    return []
  }
  const folder = join(scratch, 'corpus')
  mkdirSync(join(folder, 'content'), { recursive: true })
  spawnSync(process.execPath, [options.corpus, join(folder, 'content', 'docs'), String(pages)], { stdio: 'inherit' })
  writeFileSync(join(folder, 'content', 'site.yaml'), 'title: Corpus\nurl: https://developer.example.com\n')
  writeFileSync(join(folder, 'content', 'index.md'), '---\ntitle: Corpus\nlayout: home\n---\n\nPages.\n')
  return [{ name: `${pages} pages`, folder }]
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

// Prints one hash for each file of the sites at hand (the portal, the corpus of 100 pages, each document of ../shared/specs), so
// that two commits can be compared: `npm run --silent golden > before.txt`, then the same again and `diff`.
// A name with a hash in it counts as its stem. Scripts and reports stand apart: a new name inside the theme changes the
// former, another wording the latter.
// usage: node test/golden.js [--shared ../shared] [--only <site>]
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { corpusSite, portalSite } from './bench/sites.js'

const root = join(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: { shared: { type: 'string', default: join(root, '..', 'shared') }, only: { type: 'string' } },
})
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-golden-'))

try {
  const sites = allSites().filter(({ name }) => options.only === undefined || name === options.only)
  const lines = sites.flatMap(hashSite).toSorted()
  for (const kind of ['file', 'script', 'report'])
    for (const line of lines) if (line.startsWith(kind)) console.log(line)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function allSites() {
  const corpus = corpusSite(scratch, { corpus: join(options.shared, 'bench', 'make-corpus.mjs'), pages: 100 })
  return [portalSite(scratch), ...corpus, ...specSites()]
}

/** A site with nothing but a reference for each public document. */
function specSites() {
  const folder = join(options.shared, 'specs')
  if (!existsSync(folder)) {
    console.error(`no documents: ${folder} does not exist; name its parent with --shared`)
    return []
  }
  const documents = readdirSync(folder).filter((name) => ['.json', '.yaml'].includes(extname(name)))
  return documents.map((name) => {
    const site = join(scratch, name)
    mkdirSync(join(site, 'content'), { recursive: true })
    cpSync(join(folder, name), join(site, 'openapi', name))
    const apis = `apis:\n  - { spec: openapi/${name}, route: /api/ }\n`
    writeFileSync(join(site, 'content', 'site.yaml'), `title: ${name}\nurl: https://developer.example.com\n${apis}`)
    writeFileSync(join(site, 'content', 'index.md'), '---\ntitle: Home\n---\n\nPages.\n')
    return { name, folder: site }
  })
}

/** @param {import('./bench/sites.js').BenchSite} site */
function hashSite({ name, folder }) {
  const args = ['build', '--root', folder, '--quiet', '--format', 'json']
  const { stdout } = spawnSync(process.execPath, [join(root, 'bin', 'portalgen'), ...args], { maxBuffer: 1 << 28 })
  const dist = join(folder, 'dist')
  const built = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : []
  const files = built.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const fileLines = files.map((path) => {
    const shown = relative(dist, path).split(sep).join('/')
    return lineOf(extname(path) === '.js' ? 'script' : 'file', `${name}: ${stemOf(shown)}`, readFileSync(path))
  })
  // Places in a report begin with the folder of the site, which has another name each time.
  return [...fileLines, lineOf('report', name, stdout.toString().replaceAll(basename(scratch), 'scratch'))]
}

function lineOf(kind, shown, bytes) {
  return `${kind} ${shown} ${createHash('sha256').update(stemOf(bytes)).digest('hex')}`
}

/** `assets/portal-0e29c64dc2.css` is `assets/portal.css`, wherever it stands. */
function stemOf(text) {
  return text.toString('latin1').replace(/-(?:[0-9a-f]{10}|[0-9A-Z]{8})(?=\.(?:js|css|json|svg|txt|bin)\b)/g, '')
}

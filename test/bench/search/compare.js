// Compares search engines: time to build, bytes on the wire, and whether they find what readers look for.
// usage: node test/bench/search/compare.js --packages DIR [--corpus SITE_ROOT]
//   DIR has minisearch, flexsearch, @orama/orama and pagefind in its node_modules
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { enginesFrom } from './engines.js'

const { values: options } = parseArgs({ options: { packages: { type: 'string' }, corpus: { type: 'string' } } })
const root = join(import.meta.dirname, '..', '..', '..')
const compiled = join(root, 'node_modules', `.search-bench-${process.pid}.mjs`)

/** On the corpus: a word of thousands of entries, a title, mistypings, two words, the beginning of one. */
const CORPUS_QUERIES = ['webhook', 'status reference 794', 'webhok', 'subscripiton limit', 'the subscription', 'idemp']

try {
  const entryPoints = [join(import.meta.dirname, 'ours.ts')]
  await build({ entryPoints, bundle: true, platform: 'node', format: 'esm', packages: 'external', outfile: compiled })
  const ours = await import(pathToFileURL(compiled).href)
  const sites = [{ name: 'portal', folder: root, queries: ours.QUERIES }]
  if (options.corpus)
    sites.push({ name: 'corpus', folder: options.corpus, queries: CORPUS_QUERIES.map((query) => [query]) })
  for (const site of sites) {
    const rows = await compare(ours, site)
    console.log(`\n${site.name}\n\n${tableOf(rows)}`)
  }
} finally {
  rmSync(compiled, { force: true })
}

async function compare(ours, { folder, queries }) {
  const site = await ours.siteAt(folder)
  const entries = ours.searchEntries(site)
  const documents = entries.map((entry, id) => {
    const [title, about, text] = ours.fieldTexts(entry)
    return { id, title, about, text, href: entry.href }
  })
  const engines = { 'ours, cut': ownEngine(ours, site), ...enginesFrom(options.packages) }
  const rows = []
  for (const [name, make] of Object.entries(engines)) {
    const started = performance.now()
    const engine = await make(documents)
    const built = performance.now() - started
    rows.push({
      name,
      built: `${built.toFixed(0)} ms`,
      total: kilobytes(engine.total),
      ...(await ask(engine, queries, entries)),
    })
    engine.close?.()
  }
  return rows
}

function ownEngine(ours, site) {
  return async () => {
    const files = [...ours.searchFiles(site)]
    return {
      total: files.reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0),
      async search(query) {
        const { engine, loaded } = await ours.openFiles(files)
        const { groups } = await engine.search(query)
        return {
          groups: groups.map(({ href, hits }) => [href, ...hits.map((hit) => hit.href)]),
          bytes: loaded.reduce((sum, bytes) => sum + bytes, 0),
        }
      },
    }
  }
}

async function ask(engine, queries, entries) {
  const loaded = []
  const places = []
  for (const [query, expected] of queries) {
    const { groups, found, bytes } = await engine.search(query)
    loaded.push(bytes)
    places.push((groups ?? groupsOf(found, entries)).findIndex((hrefs) => hrefs.includes(expected)) + 1)
  }
  const most = Math.max(...loaded)
  const mean = loaded.reduce((sum, bytes) => sum + bytes, 0) / loaded.length
  const wire = { 'first result, mean': kilobytes(mean), 'at most': kilobytes(most) }
  if (queries[0].length < 2) return wire
  const within = (last) => `${places.filter((place) => place > 0 && place <= last).length} of ${places.length}`
  return { ...wire, first: within(1), 'in three': within(3) }
}

/** Results by subject as readers see them: at most four hits each. */
function groupsOf(found, entries) {
  const groups = new Map()
  for (const { subject, href } of found.flatMap((id) => entries[id] ?? [])) {
    const group = groups.get(subject) ?? [subject.href]
    if (group.length <= 4) group.push(href)
    groups.set(subject, group)
  }
  return [...groups.values()]
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} KB`
}

function tableOf(rows) {
  const names = Object.keys(rows[0])
  const lines = [names, names.map(() => '---'), ...rows.map((row) => names.map((name) => row[name]))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

// Measures the link check: of whole processes over a corpus, of the check alone inside them, and of asking other sites.
// usage: node test/bench/links.js [--runs 3] [--corpus make-corpus.mjs]

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measure, median } from './measure.js'
import { corpusSite } from './sites.js'
import { sourceModules } from './sourceModules.js'

const root = join(import.meta.dirname, '..', '..')
const program = join(root, 'bin', 'portalgen')
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    corpus: { type: 'string', default: join(root, '..', 'shared', 'bench', 'make-corpus.mjs') },
  },
})
const runs = Number(options.runs)
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-bench-'))

try {
  console.log(`node ${process.version}, ${cpus().length} cores, medians of ${runs} whole processes\n`)
  const corpus = corpusSite(scratch, { corpus: options.corpus, pages: 1000 }).map(({ folder }) =>
    row('1,000 pages of the corpus', folder),
  )
  const linked = linkedSite(2_000, 50)
  console.table([...corpus, row('2,000 pages with 100,000 links', linked)])
  console.table([await checkAlone(linked)])
  console.table([await askMany()])
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function row(site, folder) {
  const build = measure([process.execPath, program, 'build', '--root', folder, '--quiet'], {
    runs: 1,
    before: () => {},
  })
  const check = measure([process.execPath, program, 'check-links', '--root', folder, '--quiet'], {
    runs,
    before: () => {},
  })
  return { site, 'warm build, s': build.seconds, 'check-links, s': check.seconds, 'peak MB': check.megabytes }
}

/** Pages that do little but link to each other, to headings and to files. */
function linkedSite(pages, linksAPage) {
  const folder = join(scratch, 'linked')
  mkdirSync(join(folder, 'content', 'docs'), { recursive: true })
  writeFileSync(join(folder, 'content', 'site.yaml'), 'title: Links\nurl: https://developer.example.com\n')
  writeFileSync(join(folder, 'content', 'index.md'), '# Links\n')
  for (let page = 0; page < pages; page += 1) {
    const links = Array.from({ length: linksAPage }, (_, link) => {
      const to = (page * 7 + link * 13) % pages
      return link % 2 === 0 ? `[page ${to}](./page-${to}.md)` : `[part ${to}](/docs/page-${to}/#part)`
    })
    writeFileSync(
      join(folder, 'content', 'docs', `page-${page}.md`),
      `# Page ${page}\n\n## Part\n\n${links.join('\n')}\n`,
    )
  }
  return folder
}

/** The check itself, inside a process that has the site at hand. */
async function checkAlone(folder) {
  const { atOnce, checkingSite, collectingLinks, loadFolder } = await sourceModules()
  const { site, sources } = await loadFolder(folder)
  const times = Array.from({ length: runs + 1 }, () => {
    const started = performance.now()
    const links = atOnce(collectingLinks(site))
    atOnce(checkingSite(site, links, sources.readFile))
    return { seconds: (performance.now() - started) / 1000, links: [...links.pages.values()].flat().length }
  }).slice(1)
  const seconds = median(times.map((time) => time.seconds))
  const [{ links }] = times
  return { links, 'check alone, s': Number(seconds.toFixed(3)), 'links/s': Math.round(links / seconds) }
}

/** 2,000 addresses at 50 hosts of this machine; what the hosts saw. */
async function askMany() {
  const { checkAddresses, realEnvironment } = await sourceModules()
  const seen = { most: 0, now: 0, least: Number.POSITIVE_INFINITY }
  const servers = await Promise.all(
    Array.from({ length: 50 }, () => {
      let last = 0
      let here = 0
      const server = createServer((_request, response) => {
        const now = performance.now()
        if (last > 0) seen.least = Math.min(seen.least, now - last)
        last = now
        here += 1
        seen.most = Math.max(seen.most, here)
        setTimeout(() => {
          here -= 1
          response.end('fine')
        }, 20)
      })
      return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
    }),
  )
  const addresses = servers.flatMap((server) =>
    Array.from({ length: 40 }, (_, page) => `http://127.0.0.1:${server.address().port}/${page}`),
  )
  const started = performance.now()
  const environment = { ...realEnvironment(), refuses: () => false }
  const verdicts = await checkAddresses(addresses, { userAgent: 'portalgen-bench', fragments: false, environment })
  const seconds = (performance.now() - started) / 1000
  for (const server of servers) server.close()
  const fine = [...verdicts.values()].filter(({ kind }) => kind === 'fine').length
  return {
    addresses: addresses.length,
    hosts: servers.length,
    fine,
    seconds: Number(seconds.toFixed(1)),
    'most at once at a host': seen.most,
    'least ms apart': Math.round(seen.least),
  }
}

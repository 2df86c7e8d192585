// Measures what a writer waits for: from the start of `serve` to the first page, and from a save to the screen.
// usage: node test/bench/serve.js [--pages 1000] [--edits 50] [--corpus make-corpus.mjs]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { corpusSite } from './sites.js'
import { writerFigures } from './writer.js'

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
  const pages = Number(options.pages)
  const [site] = corpusSite(scratch, { corpus: options.corpus, pages })
  if (site) console.table([{ pages, ...(await writerFigures(site.folder, { edits: Number(options.edits) })) }])
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

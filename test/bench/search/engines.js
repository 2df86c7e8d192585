import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

/**
 * The engines that were compared. Each takes entries and gives `{ total, search, close }`: the bytes of the whole index,
 * and a search that gives numbers of entries, best first, with the bytes that a reader has loaded by then.
 * @param folder has the packages in its node_modules
 */
export function enginesFrom(folder) {
  const require = createRequire(join(folder, 'package.json'))
  const load = (name) => import(pathToFileURL(require.resolve(name)).href)
  return {
    'MiniSearch, whole': miniSearch(load),
    FlexSearch: flexSearch(load),
    Orama: orama(load),
    Pagefind: pagefind(folder),
  }
}

const sizeOf = (text) => gzipSync(text, { level: 9 }).length

const miniSearch = (load) => async (documents) => {
  const { default: MiniSearch } = await load('minisearch')
  const options = { fields: ['title', 'about', 'text'], storeFields: ['title', 'about', 'text', 'href'] }
  const built = new MiniSearch(options)
  built.addAll(documents)
  const json = JSON.stringify(built)
  const total = sizeOf(json)
  const index = MiniSearch.loadJSON(json, options)
  const searchOptions = { prefix: true, fuzzy: 0.2, boost: { title: 5, about: 1.5 }, combineWith: 'AND' }
  return {
    total,
    search: async (query) => ({ found: index.search(query, searchOptions).map(({ id }) => id), bytes: total }),
  }
}

const flexSearch = (load) => async (documents) => {
  const module = await load('flexsearch')
  const { Document } = module.default ?? module
  const index = new Document({
    document: { id: 'id', index: ['title', 'about', 'text'], store: true },
    tokenize: 'forward',
  })
  for (const document of documents) index.add(document)
  const parts = []
  await index.export((_, data) => void parts.push(data ?? ''))
  const total = sizeOf(parts.join('\n'))
  return {
    total,
    async search(query) {
      const byField = await index.search(query, { limit: 100, suggest: true })
      return { found: [...new Set(byField.flatMap(({ result }) => result))], bytes: total }
    },
  }
}

const orama = (load) => async (documents) => {
  const { create, insertMultiple, save, search } = await load('@orama/orama')
  const db = create({ schema: { title: 'string', about: 'string', text: 'string' } })
  await insertMultiple(
    db,
    documents.map(({ id, ...rest }) => ({ ...rest, id: String(id) })),
  )
  const total = sizeOf(JSON.stringify(save(db)))
  return {
    total,
    async search(term) {
      const { hits } = await search(db, { term, tolerance: 1, boost: { title: 5, about: 1.5 }, limit: 100 })
      return { found: hits.map(({ id }) => Number(id)), bytes: total }
    },
  }
}

/** Its own browser script, in Node, over a server on this machine. */
const pagefind = (folder) => async (documents) => {
  const { createIndex, close } = await import(pathToFileURL(join(folder, 'node_modules/pagefind/lib/index.js')).href)
  const { index } = await createIndex()
  for (const { id, title, about, text } of documents) {
    await index.addCustomRecord({
      url: `/${id}`,
      language: 'en',
      content: `${title}. ${about}. ${text}`,
      meta: { title },
    })
  }
  const out = mkdtempSync(join(tmpdir(), 'pagefind-'))
  await index.writeFiles({ outputPath: out })
  await close()
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const isIndex = ({ name }) => /\.pf_|pagefind-entry|wasm\..*pagefind/.test(name)
  const total = files
    .filter(isIndex)
    .reduce((sum, each) => sum + readFileSync(join(each.parentPath, each.name)).length, 0)
  let bytes = 0
  const server = createServer((request, response) => {
    const content = readFileSync(join(out, new URL(request.url, 'http://x').pathname))
    bytes += content.length
    response.end(content)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { createInstance } = await import(pathToFileURL(join(out, 'pagefind.js')).href)
  return {
    total,
    async search(query) {
      bytes = 0
      const instance = createInstance({ basePath: `http://127.0.0.1:${server.address().port}/` })
      const { results } = await instance.search(query)
      const shown = await Promise.all(results.slice(0, 8).map((result) => result.data()))
      const rest = results.slice(8, 100)
      return {
        found: [...shown, ...(await Promise.all(rest.map((each) => each.data())))].map(({ url }) =>
          Number(url.slice(1)),
        ),
        bytes,
      }
    },
    close() {
      server.close()
      rmSync(out, { recursive: true, force: true })
    },
  }
}

// Measures builds of sites of other kinds of pages beside one of documentation alone: posts, versions, languages. Each is the
// same seeded text, and is judged by the CPU time that a page takes.
// usage: node test/bench/kinds.js [--runs 3] [--corpus make-corpus.mjs]
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hundredths, measure } from './measure.js'
import { corpusSite } from './sites.js'

const root = join(import.meta.dirname, '..', '..')
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    corpus: { type: 'string', default: join(root, '..', 'shared', 'bench', 'make-corpus.mjs') },
  },
})
const VERSIONS = Array.from({ length: 20 }, (_, index) => `v${20 - index}`)
const LANGUAGES = ['de', 'fr', 'es', 'ja']
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-bench-'))

try {
  console.log(`node ${process.version}, ${cpus().length} cores, medians of ${options.runs} whole processes\n`)
  const rows = [
    ...made('1,000 pages', 1000, () => ''),
    ...made('200 pages', 200, () => ''),
    ...made('500 posts', 500, blog),
    ...made('200 pages and 20 versions of 200', 200, versions),
    ...made('200 pages in 5 languages', 200, languages),
  ].map(row)
  console.table(rows)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/**
 * @param {string} name
 * @param {number} pages
 * @param {(content: string) => string} change changes the files of the corpus, and returns what `site.yaml` says of them
 */
function made(name, pages, change) {
  return corpusSite(join(scratch, name), { corpus: options.corpus, pages }).map(({ folder }) => {
    const more = change(join(folder, 'content'))
    if (more !== '') appendFileSync(join(folder, 'content', 'site.yaml'), more)
    return { name, folder }
  })
}

/** A post for each page, on days of three years, and no documentation: links among them are as they were. */
function blog(content) {
  const posts = filesBelow(join(content, 'docs'))
  mkdirSync(join(content, 'news'))
  for (const [index, path] of posts.entries()) {
    const day = new Date(Date.UTC(2023, 0, 1 + index * 2)).toISOString().slice(0, 10)
    const folder = join(content, 'news', path.slice(0, -3))
    mkdirSync(folder, { recursive: true })
    const text = `---\ntitle: Post ${index}\ndate: ${day}\ntags: [tag-${index % 30}]\n---\n\n`
    writeFileSync(join(folder, 'index.md'), text + bodyOf(join(content, 'docs', path)))
  }
  rmSync(join(content, 'docs'), { recursive: true })
  return 'blogs: [{ folder: news, title: News }]\n'
}

/** The text without its front matter, with links to where the posts are. */
function bodyOf(path) {
  const text = readFileSync(path, 'utf8').replace(/^---\n.*?\n---\n/s, '')
  return text.replace(/\]\(\.\.\/([^/)]+)\/([^/)]+)\.md/g, '](../../$1/$2/index.md')
}

/** The documentation in each of the versions as it is now. */
function versions(content) {
  for (const version of VERSIONS) cpSync(join(content, 'docs'), join(content, version), { recursive: true })
  const entries = VERSIONS.map((version) => `  - { id: ${version}, to: /${version}/, banner: old }\n`)
  return `versions:\n  - { id: current, to: /docs/ }\n${entries.join('')}`
}

/** Every page is translated. */
function languages(content) {
  for (const language of LANGUAGES) cpSync(join(content, 'docs'), join(content, language, 'docs'), { recursive: true })
  const entries = ['en', ...LANGUAGES].map((code) => `  - { code: ${code}, label: ${code} }\n`)
  return `languages:\n${entries.join('')}`
}

/** A build from nothing, and one with a page edited that is in no old version and no translation. */
function row({ name, folder }) {
  const build = [process.execPath, join(root, 'bin', 'portalgen'), 'build', '--root', folder, '--quiet']
  const runs = Number(options.runs)
  const cold = measure(build, {
    runs,
    before: () => rmSync(join(folder, '.portalgen'), { recursive: true, force: true }),
  })
  const edited = measure(build, { runs, before: (run) => appendFileSync(somePage(folder), `\nEdit number ${run}.\n`) })
  const pages = pagesOf(folder)
  return {
    site: name,
    pages,
    'CPU s': cold.cpu,
    'CPU ms a page': hundredths((1000 * cold.cpu) / pages),
    'CPU s, a page edited': edited.cpu,
    'peak MB': cold.megabytes,
  }
}

/** The number of pages that were built. @throws Error where a file has none */
function pagesOf(folder) {
  const built = new Set(readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }))
  const missing = filesBelow(join(folder, 'content')).find(
    (path) => !built.has(path.replace(/(?:(^|\/)index)?\.md$/, (_, start) => `${start ?? '/'}index.html`)),
  )
  if (missing !== undefined) throw new Error(`${missing} was not built`)
  return [...built].filter((path) => path.endsWith('.html')).length
}

function somePage(folder) {
  const docs = join(folder, 'content', existsSync(join(folder, 'content', 'docs')) ? 'docs' : 'news')
  return join(docs, filesBelow(docs)[0] ?? '')
}

function filesBelow(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((path) => path.endsWith('.md')).toSorted()
}

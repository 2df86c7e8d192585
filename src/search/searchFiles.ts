import { createHash } from 'node:crypto'
import { kindOf } from '../kinds/kinds.ts'
import type { OutputFile } from '../model/output.ts'
import { hrefOf } from '../model/route.ts'
import type { SearchEntry, SearchHeader, SearchKind, SearchManifest } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { buildIndex } from './buildIndex.ts'
import { cutTerms } from './cutTerms.ts'
import { cutTexts, subjectsOf } from './cutTexts.ts'
import { roundLength } from './wire/postings.ts'

export const SEARCH_MANIFEST = 'search.json'
export const SEARCH_CHUNKS = 'assets/search-'

const KINDS: SearchKind[] = ['page', 'heading', 'term', 'operation', 'parameter', 'schema', 'field', 'status']

/** All that a search can find. */
export function searchEntries(site: Site): SearchEntry[] {
  const terms = new Map([...site.terms].map(([term, page]) => [page, term]))
  return [...site.routes].flatMap(([route, content]) =>
    kindOf(content).searchEntries(content, { href: hrefOf(route, site.config), site, terms }),
  )
}

/**
 * Writes the search index of a site: chunks with a hash in their names, and a manifest with a fixed name. The files are
 * generated one after the other, since those of a large site do not fit in memory together.
 */
export const searchFiles = (site: Site): Generator<OutputFile> => indexFiles(searchEntries(site))

export function* indexFiles(entries: SearchEntry[]): Generator<OutputFile> {
  const subjects = subjectsOf(entries)
  const texts: SearchHeader['texts'] = { hashes: [], entries: [] }
  for (const cut of cutTexts(subjects)) {
    const { hash, file } = chunkOf(cut.chunk)
    texts.hashes.push(hash)
    texts.entries.push(cut.entries)
    yield file
  }
  const index = buildIndex(entries)
  const cut = cutTerms(index)
  const terms = cut.terms.map(chunkOf)
  const postings = cut.postings.map(chunkOf)
  const header: SearchHeader = {
    subjects: subjects.map((each) => each.length),
    kindNames: KINDS,
    kinds: entries.map(({ kind }) => KINDS.indexOf(kind)),
    lengths: index.lengths.map((lengths) => lengths.map(roundLength)),
    averages: index.averages,
    prefix: SEARCH_CHUNKS,
    terms: terms.map(({ hash }, number) => ({ first: cut.firsts[number] ?? '', hash })),
    postings: postings.map(({ hash }) => hash),
    texts,
  }
  const { file } = chunkOf(header)
  for (const chunk of [...terms, ...postings]) yield chunk.file
  yield file
  const manifest: SearchManifest = { format: 1, header: file.path }
  yield { path: SEARCH_MANIFEST, content: JSON.stringify(manifest) }
}

type Chunk = { hash: string; file: OutputFile }

function chunkOf(value: unknown): Chunk {
  const content = JSON.stringify(value)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return { hash, file: { path: `${SEARCH_CHUNKS}${hash}.json`, content, named: 'by content' } }
}

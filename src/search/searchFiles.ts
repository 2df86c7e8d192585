import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/output.ts'
import type { IndexedEntries, SearchEntry, SearchHeader, SearchKind, SearchManifest } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { mergeGroups } from './buildIndex.ts'
import { termCounter } from './countTerms.ts'
import { cutTerms } from './cutTerms.ts'
import { cutTexts, type EntryRange, type TextsCut, textsChunk } from './cutTexts.ts'
import { indexEntries } from './indexEntries.ts'
import { mergeParts } from './mergeParts.ts'
import { type KeptSearch, NOTHING_KEPT, type SearchPart, searchParts } from './searchParts.ts'
import { roundLength } from './wire/postings.ts'
import { createTokenizer } from './wire/tokenize.ts'

export const SEARCH_MANIFEST = 'search.json'
export const SEARCH_CHUNKS = 'assets/search-'

const KINDS: SearchKind[] = ['page', 'heading', 'term', 'operation', 'parameter', 'schema', 'field', 'status']

/** All that a search can find. */
export const searchEntries = (site: Site): SearchEntry[] => searchParts(site).flatMap(({ entries }) => entries())

/**
 * Writes the search index of a site: chunks with a hash in their names, and a manifest with a fixed name. The files are
 * generated one after the other, since those of a large site do not fit in memory together. Of what earlier builds have
 * kept, nothing is made again: an edit reads one page, and the index is merged from the terms of all pages.
 */
export const searchFiles = (site: Site, kept: KeptSearch = NOTHING_KEPT): Generator<OutputFile> =>
  filesOf(searchParts(site), kept)

export const indexFiles = (entries: SearchEntry[]): Generator<OutputFile> =>
  filesOf([{ key: undefined, href: '', entries: () => entries }], NOTHING_KEPT)

function* filesOf(parts: SearchPart[], kept: KeptSearch): Generator<OutputFile> {
  const texts: SearchHeader['texts'] = { hashes: [], entries: [] }
  const { indexed, indexAll, entriesOf, forgetBefore } = indexing(parts, kept)
  for (const cut of cutTexts(indexAll())) {
    const key = keyOf(cut, parts, entriesOf)
    const path = kept.take(key)
    const chunk = path ? undefined : chunkOf(textsChunk(cut.ranges.flatMap(entriesOf)), key)
    texts.hashes.push(hashIn(path ?? chunk?.path ?? ''))
    texts.entries.push(cut.entries)
    forgetBefore(cut.ranges.at(-1)?.part ?? 0)
    if (chunk) yield chunk
  }
  const subjects = indexed.flatMap((part) => part.subjects)
  const kinds = indexed.flatMap((part) => part.kinds.map((kind) => KINDS.indexOf(kind)))
  // Nobody else holds the terms of the parts, which are as large as the index.
  const index = mergeGroups([mergeParts(indexed.splice(0))])
  const terms: SearchHeader['terms'] = []
  const postings: SearchHeader['postings'] = []
  for (const piece of cutTerms(index)) {
    const chunk = chunkOf(piece.chunk)
    const hash = hashIn(chunk.path)
    if (piece.kind === 'terms') terms.push({ first: piece.first, hash })
    else postings.push(hash)
    yield chunk
  }
  const header: SearchHeader = {
    subjects,
    kindNames: KINDS,
    kinds,
    lengths: index.lengths.map((lengths) => lengths.map(roundLength)),
    averages: index.averages,
    prefix: SEARCH_CHUNKS,
    terms,
    postings,
    texts,
  }
  const file = chunkOf(header)
  yield file
  const manifest: SearchManifest = { format: 1, header: file.path }
  yield { path: SEARCH_MANIFEST, content: JSON.stringify(manifest) }
}

/** Indexes parts one after the other; entries that had to be read are held until their texts are written, too. */
function indexing(parts: SearchPart[], kept: KeptSearch) {
  const counter = termCounter(createTokenizer())
  const indexed: IndexedEntries[] = []
  const read = new Map<number, SearchEntry[]>()
  const entriesIn = (part: number): SearchEntry[] => {
    const entries = read.get(part) ?? parts[part]?.entries() ?? []
    read.set(part, entries)
    return entries
  }
  const indexOne = (part: number, key: string | undefined): IndexedEntries => {
    const known = key === undefined ? undefined : kept.indexed(key)
    if (known) return known
    const made = indexEntries(entriesIn(part), counter)
    if (key !== undefined) kept.keepIndexed(key, made)
    return made
  }
  return {
    indexed,
    *indexAll(): Generator<IndexedEntries> {
      for (const [part, { key }] of parts.entries()) {
        const each = indexOne(part, key)
        indexed.push(each)
        yield each
      }
    },
    entriesOf: ({ part, from, to }: EntryRange) => entriesIn(part).slice(from, to),
    forgetBefore(first: number): void {
      for (const part of read.keys()) if (part < first) read.delete(part)
    },
  }
}

/** The key of a chunk of texts. Parts without a key have few entries, which are then the key. */
function keyOf({ ranges }: TextsCut, parts: SearchPart[], entriesOf: (range: EntryRange) => SearchEntry[]): string {
  const sources = ranges.map((range) => [
    parts[range.part]?.href,
    parts[range.part]?.key ?? entriesOf(range),
    range.from,
    range.to,
  ])
  return `texts ${createHash('sha256').update(JSON.stringify(sources)).digest('base64')}`
}

function chunkOf(value: unknown, key?: string): OutputFile {
  const content = JSON.stringify(value)
  const path = `${SEARCH_CHUNKS}${hashOf(content)}.json`
  return { path, content, named: 'by content', ...(key === undefined ? {} : { key }) }
}

/** The hash in the name of a chunk. */
const hashIn = (path: string): string => path.slice(SEARCH_CHUNKS.length, -'.json'.length)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10)

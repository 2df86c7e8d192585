import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/output.ts'
import type { IndexedGroup, SearchEntry, SearchHeader, SearchKind, SearchManifest } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { mergeGroups } from './buildIndex.ts'
import { termCounter } from './countTerms.ts'
import { cutTerms } from './cutTerms.ts'
import { textsChunk } from './cutTexts.ts'
import { groupParts } from './groupParts.ts'
import { type OpenedGroup, openGroup } from './openGroup.ts'
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
  const counter = termCounter(createTokenizer())
  const groups: IndexedGroup[] = []
  for (const each of groupParts(parts)) {
    const opened = openGroup(each, kept, counter)
    groups.push(opened.group)
    texts.entries.push(...opened.texts)
    for (const file of textsOf(opened, kept)) {
      texts.hashes.push(hashIn(file.path))
      if (file.isMade) yield file
    }
  }
  const subjects = groups.flatMap((group) => group.subjects)
  const kinds = groups.flatMap((group) => group.kinds.map((kind) => KINDS.indexOf(kind)))
  // Nobody else holds the groups, which are as large as the index.
  const index = mergeGroups(groups.splice(0))
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

/** The chunks of texts of a group; those that the old site has are not made again. */
function* textsOf({ key, texts, chunks }: OpenedGroup, kept: KeptSearch) {
  let made: SearchEntry[][] | undefined
  for (const at of texts.keys()) {
    const chunkKey = `texts ${key} ${at}`
    const path = kept.take(chunkKey)
    made ??= path === undefined ? chunks() : undefined
    if (path !== undefined) yield { path, content: '', isMade: false }
    else yield { ...chunkOf(textsChunk(made?.[at] ?? []), chunkKey), isMade: true }
  }
}

function chunkOf(value: unknown, key?: string): OutputFile {
  const content = JSON.stringify(value)
  const path = `${SEARCH_CHUNKS}${hashOf(content)}.json`
  return { path, content, named: 'by content', ...(key === undefined ? {} : { key }) }
}

/** The hash in the name of a chunk. */
const hashIn = (path: string): string => path.slice(SEARCH_CHUNKS.length, -'.json'.length)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10)

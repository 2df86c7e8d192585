import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/output.ts'
import type {
  IndexedGroup,
  PiecesFile,
  SearchEntry,
  SearchHeader,
  SearchKind,
  SearchManifest,
} from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { mergeGroups, type SearchIndex } from './buildIndex.ts'
import { termCounter } from './countTerms.ts'
import { cutTerms } from './cutTerms.ts'
import { groupParts } from './groupParts.ts'
import { type JoinedPieces, joinPieces } from './joinPieces.ts'
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
 * Writes the search index of a site: files with a hash in their names, and a manifest with a fixed name. The files are
 * generated one after the other, since those of a large site do not fit in memory together. Of what earlier builds have
 * kept, nothing is made again: an edit reads one page, and the index is merged from the terms of all pages.
 */
export const searchFiles = (site: Site, kept: KeptSearch = NOTHING_KEPT): Generator<OutputFile> =>
  filesOf(searchParts(site), kept)

export const indexFiles = (entries: SearchEntry[]): Generator<OutputFile> =>
  filesOf([{ key: undefined, href: '', entries: () => entries }], NOTHING_KEPT)

function* filesOf(parts: SearchPart[], kept: KeptSearch): Generator<OutputFile> {
  const texts: SearchHeader['texts'] = { files: [], entries: [] }
  const counter = termCounter(createTokenizer())
  const groups: IndexedGroup[] = []
  for (const each of groupParts(parts)) {
    const opened = openGroup(each, kept, counter)
    groups.push(opened.group)
    texts.entries.push(...opened.texts.entries)
    texts.files.push(...(yield* writeTexts(opened, kept)))
  }
  const subjects = groups.flatMap((group) => group.subjects)
  const kinds = groups.flatMap((group) => group.kinds.map((kind) => KINDS.indexOf(kind)))
  // Nobody else holds the groups, which are as large as the index.
  const index = mergeGroups(groups.splice(0))
  const header: SearchHeader = {
    subjects,
    kindNames: KINDS,
    kinds,
    lengths: index.lengths.map((lengths) => lengths.map(roundLength)),
    averages: index.averages,
    prefix: SEARCH_CHUNKS,
    ...(yield* writeTerms(index)),
    texts,
  }
  const file = jsonFile(header)
  yield file
  const manifest: SearchManifest = { format: 3, header: file.path }
  yield { path: SEARCH_MANIFEST, content: JSON.stringify(manifest) }
}

/** The files of the texts of a group; those that the old site has are not made again. */
function* writeTexts({ key, texts, files }: OpenedGroup, kept: KeptSearch): Generator<OutputFile, PiecesFile[]> {
  const written: PiecesFile[] = []
  let made: JoinedPieces[] | undefined
  for (const [at, sizes] of texts.sizes.entries()) {
    const fileKey = `texts ${key} ${at}`
    let path = kept.take(fileKey)
    if (path === undefined) {
      made ??= files()
      const file = fileOf(made[at]?.content ?? '', 'txt', fileKey)
      path = file.path
      yield file
    }
    written.push({ hash: hashIn(path), sizes })
  }
  return written
}

function* writeTerms(index: SearchIndex): Generator<OutputFile, Pick<SearchHeader, 'terms' | 'postings'>> {
  const terms: SearchHeader['terms'] = []
  const pieces: Uint8Array[] = []
  for (const each of cutTerms(index)) {
    if (each.kind === 'postings') {
      pieces.push(each.piece)
      continue
    }
    const file = jsonFile(each.chunk)
    terms.push({ first: each.first, hash: hashIn(file.path) })
    yield file
  }
  const postings: PiecesFile[] = []
  for (const { content, sizes } of joinPieces(pieces)) {
    const file = fileOf(content, 'bin')
    postings.push({ hash: hashIn(file.path), sizes })
    yield file
  }
  return { terms, postings }
}

const jsonFile = (value: unknown): OutputFile => fileOf(JSON.stringify(value), 'json')

function fileOf(content: string | Uint8Array, extension: 'json' | 'txt' | 'bin', key?: string): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `${SEARCH_CHUNKS}${hash}.${extension}`
  return { path, content, named: 'by content', ...(key === undefined ? {} : { key }) }
}

/** The hash in the name of a file. */
const hashIn = (path: string): string => path.slice(SEARCH_CHUNKS.length, path.lastIndexOf('.'))

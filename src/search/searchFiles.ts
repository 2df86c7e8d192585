import type { OutputFile } from '../model/output.ts'
import { pushAll } from '../model/pushAll.ts'
import type {
  IndexedGroup,
  PiecesFile,
  SearchEntry,
  SearchHeader,
  SearchKind,
  SearchManifest,
} from '../model/search.ts'
import { SEARCH_MANIFEST } from '../model/searchManifest.ts'
import type { Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import type { Texts } from '../model/texts/texts.ts'
import { mergeGroups, type SearchIndex } from './buildIndex.ts'
import { termCounter } from './countTerms.ts'
import { cutTerms } from './cutTerms.ts'
import { type FileNames, fileNames } from './fileNames.ts'
import { groupParts } from './groupParts.ts'
import { type JoinedPieces, joinPieces } from './joinPieces.ts'
import { type OpenedGroup, openGroup } from './openGroup.ts'
import { type KeptSearch, keysOf, NOTHING_KEPT, type SearchPart, searchParts } from './searchParts.ts'
import { SEARCH_CHUNKS, type SearchScope, searchScopes } from './searchScopes.ts'
import { roundLength } from './wire/postings.ts'
import { createTokenizer, fold } from './wire/tokenize.ts'

const KINDS: SearchKind[] = ['page', 'heading', 'term', 'operation', 'parameter', 'schema', 'field', 'status']

/** All that a search can find. */
export const searchEntries = (site: Site): SearchEntry[] => searchParts(site).flatMap(({ entries }) => entries())

/**
 * Writes a search index of a site: files with a hash in their names, and a manifest with a fixed name. The files are
 * generated one after the other, since those of a large site do not fit in memory together. Of what earlier builds have
 * kept, nothing is made again: an edit reads one page, and the index is merged from the terms of all pages.
 */
export function searchFiles(site: Site, kept: KeptSearch = NOTHING_KEPT, scope?: SearchScope): Generator<OutputFile> {
  const chosen = scope ?? searchScopes(site)[0]
  if (!chosen) throw new Error('a site has no search')
  // The pages outside of versions are in groups of their own, which all versions have.
  const own = siteAt(site, chosen.root)
  const groups = chosen.routes.flatMap((routes) => groupParts(searchParts(own, routes)))
  return filesOf(groups, kept, { ...chosen, optional: optionalTerms(own.config.texts) })
}

export const indexFiles = (entries: SearchEntry[]): Generator<OutputFile> =>
  filesOf([[{ key: undefined, href: '', entries: () => entries }]], NOTHING_KEPT, {
    manifest: SEARCH_MANIFEST,
    prefix: SEARCH_CHUNKS,
    optional: [],
  })

/** Everything that an index depends on. */
export function searchKey(all: Site, { prefix, root, routes }: SearchScope): string {
  const site = siteAt(all, root)
  const { language, texts } = site.config
  const entries = keysOf(searchParts(site, routes.flat()))
  return JSON.stringify([prefix, site.build.version, language, optionalTerms(texts), entries])
}

/** The words of questions, as terms. */
const optionalTerms = ({ searchIndex }: Texts): string[] => searchIndex.optionalWords.split(/\s+/).map(fold)

type Index = Pick<SearchScope, 'manifest' | 'prefix'> & Pick<SearchHeader, 'optional'>

function* filesOf(
  parts: SearchPart[][],
  kept: KeptSearch,
  { manifest, prefix, optional }: Index,
): Generator<OutputFile> {
  const names = fileNames(prefix)
  const texts: SearchHeader['texts'] = { files: [], entries: [] }
  const counter = termCounter(createTokenizer())
  const groups: IndexedGroup[] = []
  for (const each of parts) {
    const opened = openGroup(each, kept, counter)
    groups.push(opened.group)
    pushAll(texts.entries, opened.texts.entries)
    pushAll(texts.files, yield* writeTexts(opened, kept, names))
  }
  const subjects = groups.flatMap((group) => group.subjects)
  const kinds = groups.flatMap((group) => group.kinds.map((kind) => KINDS.indexOf(kind)))
  const index = mergeGroups(groups)
  const header: SearchHeader = {
    subjects,
    kindNames: KINDS,
    kinds,
    lengths: index.lengths.map((lengths) => lengths.map(roundLength)),
    averages: index.averages,
    prefix,
    ...(yield* writeTerms(index, names)),
    texts,
    optional,
  }
  const file = names.fileOf(JSON.stringify(header), 'json')
  yield file
  const content: SearchManifest = { format: 3, header: file.path }
  yield { path: manifest, content: JSON.stringify(content) }
}

/** The files of the texts of a group; those that the old site has are not made again. */
function* writeTexts(
  { key, texts, files }: OpenedGroup,
  kept: KeptSearch,
  { prefix, fileOf, hashIn }: FileNames,
): Generator<OutputFile, PiecesFile[]> {
  const written: PiecesFile[] = []
  let made: JoinedPieces[] | undefined
  for (const [at, sizes] of texts.sizes.entries()) {
    const fileKey = `texts ${prefix} ${key} ${at}`
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

function* writeTerms(
  index: SearchIndex,
  { fileOf, hashIn }: FileNames,
): Generator<OutputFile, Pick<SearchHeader, 'terms' | 'postings'>> {
  const terms: SearchHeader['terms'] = []
  const pieces: Uint8Array[] = []
  for (const each of cutTerms(index)) {
    if (each.kind === 'postings') {
      pieces.push(each.piece)
      continue
    }
    const file = fileOf(JSON.stringify(each.chunk), 'json')
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

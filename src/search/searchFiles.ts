import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/output.ts'
import type { SearchEntry, SearchHeader, SearchKind, SearchManifest } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { buildIndex } from './buildIndex.ts'
import { cutTerms } from './cutTerms.ts'
import { cutTexts, subjectsOf } from './cutTexts.ts'
import { searchEntries } from './searchEntries.ts'
import { roundLength } from './wire/postings.ts'

export const SEARCH_MANIFEST = 'search.json'
export const SEARCH_PIECES = 'assets/search-'

const KINDS: SearchKind[] = ['page', 'heading', 'term', 'operation', 'parameter', 'schema', 'field', 'status']

/** The search index of a site: a manifest under a name that stays, and pieces whose names change with their content. */
export const searchFiles = (site: Site): OutputFile[] => indexFiles(searchEntries(site))

export function indexFiles(entries: SearchEntry[]): OutputFile[] {
  const subjects = subjectsOf(entries)
  const index = buildIndex(entries)
  const cut = cutTerms(index)
  const texts = cutTexts(subjects)
  const terms = cut.terms.map(pieceOf)
  const postings = cut.postings.map(pieceOf)
  const textPieces = texts.map(({ piece }) => pieceOf(piece))
  const header: SearchHeader = {
    subjects: subjects.map((each) => each.length),
    kindNames: KINDS,
    kinds: entries.map(({ kind }) => KINDS.indexOf(kind)),
    lengths: index.lengths.map((lengths) => lengths.map(roundLength)),
    averages: index.averages,
    prefix: SEARCH_PIECES,
    terms: terms.map(({ hash }, number) => ({ first: cut.firsts[number] ?? '', hash })),
    postings: postings.map(({ hash }) => hash),
    texts: { hashes: textPieces.map(({ hash }) => hash), entries: texts.map((each) => each.entries) },
  }
  const { file } = pieceOf(header)
  const manifest: SearchManifest = { format: 1, header: file.path }
  const pieces = [...terms, ...postings, ...textPieces].map((piece) => piece.file)
  return [{ path: SEARCH_MANIFEST, content: JSON.stringify(manifest) }, file, ...pieces]
}

type Piece = { hash: string; file: OutputFile }

function pieceOf(value: unknown): Piece {
  const content = JSON.stringify(value)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return { hash, file: { path: `${SEARCH_PIECES}${hash}.json`, content } }
}

import type {
  PiecesFile,
  SearchHeader,
  SearchManifest,
  TermPostings,
  TermsChunk,
  TextsPiece,
} from '../../src/model/search.ts'
import { readPiece } from '../../src/search/wire/postingBytes.ts'
import type { BytesRange, FetchBytes } from './fetchBytes.ts'

/** The parts of an index, each loaded once. One that could not be loaded is tried again when it is next needed. */
export type Chunks = {
  header: SearchHeader
  terms(hash: string): Promise<TermsChunk>
  /** By the number of the piece. */
  postings(piece: number): Promise<TermPostings[]>
  texts(piece: number): Promise<TextsPiece>
}

/** The path of a file, relative to the manifest, or a piece of it. */
type ChunkPlace = { file: string; range?: BytesRange }

export async function openChunks(manifest: URL, fetchBytes: FetchBytes): Promise<Chunks> {
  const loaded = new Map<string, Promise<unknown>>()
  const load = async <T>(
    { file, range }: ChunkPlace,
    read: Reader,
    isRight: (value: unknown) => value is T,
  ): Promise<T> => {
    const key = `${file} ${range?.from}`
    const known =
      loaded.get(key) ??
      fetchBytes(new URL(file, manifest), range).then((bytes) => (isAll(bytes, range) ? read(bytes) : undefined))
    loaded.set(key, known)
    try {
      const value = await known
      if (isRight(value)) return value
    } catch (error) {
      loaded.delete(key)
      throw error
    }
    loaded.delete(key)
    throw new Error(`"${file}" is not part of a search index`)
  }
  const named = await load({ file: manifest.href }, readJson, isManifest)
  const header = await load({ file: named.header }, readJson, isHeader)
  const postings = placesIn(header.postings, (hash) => `${header.prefix}${hash}.bin`)
  const texts = placesIn(header.texts.files, (hash) => `${header.prefix}${hash}.txt`)
  return {
    header,
    terms: (hash) => load({ file: `${header.prefix}${hash}.json` }, readJson, isTermsChunk),
    postings: (piece) => load(placeAt(postings, piece), readPiece, isPostings),
    texts: (piece) => load(placeAt(texts, piece), readJson, isTexts),
  }
}

function placesIn(files: PiecesFile[], pathOf: (hash: string) => string): ChunkPlace[] {
  return files.flatMap(({ hash, sizes }) => {
    const file = pathOf(hash)
    let to = 0
    return sizes.map((size) => {
      to += size
      return { file, range: { from: to - size, to } }
    })
  })
}

function placeAt(places: ChunkPlace[], piece: number): ChunkPlace {
  const place = places[piece]
  if (!place) throw new Error(`the search index has no piece ${piece}`)
  return place
}

const isAll = ({ length }: Uint8Array, range: BytesRange | undefined): boolean =>
  range === undefined || length === range.to - range.from

type Reader = (bytes: Uint8Array) => unknown

const readJson: Reader = (bytes) => JSON.parse(new TextDecoder().decode(bytes))

// Distinguishes the site's own files from a host's answers in their place, such as its 404 page.
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isManifest = (value: unknown): value is SearchManifest => isRecord(value) && value['format'] === 3
const isHeader = (value: unknown): value is SearchHeader => isRecord(value) && Array.isArray(value['subjects'])
const isTermsChunk = (value: unknown): value is TermsChunk => isRecord(value) && typeof value['terms'] === 'string'
const isPostings = (value: unknown): value is TermPostings[] => Array.isArray(value) && Array.isArray(value[0])
const isTexts = (value: unknown): value is TextsPiece => Array.isArray(value) && isRecord(value[0])

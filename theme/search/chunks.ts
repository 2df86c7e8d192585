import type { PostingsChunk, SearchHeader, SearchManifest, TermsChunk, TextsChunk } from '../../src/model/search.ts'

export type FetchJson = (url: URL) => Promise<unknown>

/** The files of an index, each loaded once. One that could not be loaded is tried again when it is next needed. */
export type Chunks = {
  header: SearchHeader
  terms(hash: string): Promise<TermsChunk>
  postings(hash: string): Promise<PostingsChunk>
  texts(hash: string): Promise<TextsChunk>
}

export async function openChunks(manifest: URL, fetchJson: FetchJson): Promise<Chunks> {
  const loaded = new Map<string, Promise<unknown>>()
  const load = async <T>(file: string, isRight: (value: unknown) => value is T): Promise<T> => {
    const known = loaded.get(file) ?? fetchJson(new URL(file, manifest))
    loaded.set(file, known)
    try {
      const value = await known
      if (isRight(value)) return value
    } catch (error) {
      loaded.delete(file)
      throw error
    }
    loaded.delete(file)
    throw new Error(`"${file}" is not part of a search index`)
  }
  const named = await load(manifest.href, isManifest)
  const header = await load(named.header, isHeader)
  const pathOf = (hash: string): string => `${header.prefix}${hash}.json`
  return {
    header,
    terms: (hash) => load(pathOf(hash), isTermsChunk),
    postings: (hash) => load(pathOf(hash), isPostings),
    texts: (hash) => load(pathOf(hash), isTexts),
  }
}

// Distinguishes the site's own files from a host's answers in their place, such as its 404 page.
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isManifest = (value: unknown): value is SearchManifest => isRecord(value) && value['format'] === 1
const isHeader = (value: unknown): value is SearchHeader => isRecord(value) && Array.isArray(value['subjects'])
const isTermsChunk = (value: unknown): value is TermsChunk => isRecord(value) && typeof value['terms'] === 'string'
const isPostings = (value: unknown): value is PostingsChunk => Array.isArray(value) && Array.isArray(value[0])
const isTexts = (value: unknown): value is TextsChunk => Array.isArray(value) && isRecord(value[0])

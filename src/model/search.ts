/** What a search can find. */
export type SearchKind = 'page' | 'heading' | 'term' | 'operation' | 'parameter' | 'schema' | 'field' | 'status'

/** Results stand together by these: a page with its headings, an operation with its parameters, a schema with its fields. */
export type SearchSubject = { kind: SearchKind; title: string; href: string }

/** One thing that a search can find. */
export type SearchEntry = {
  kind: SearchKind
  subject: SearchSubject
  title: string
  /** With the anchor. */
  href: string
  /** What it belongs to, shown beside the title: `GET /offer`. */
  context: string
  /** More words that find it, and are not shown: keywords, ids. */
  names: string
  text: string
}

/**
 * The index in files, so that a reader of a large site loads a few small ones. `search.json` names the header; the header
 * names the chunks. Words lead to postings (which entries have the word), results lead to texts.
 */
export type SearchManifest = { format: 1; header: string }

/** Entries are numbered in their order; all lists are in that order. */
export type SearchHeader = {
  /** How many entries each subject has. The first of them is the subject itself. */
  subjects: number[]
  kindNames: SearchKind[]
  /** Indices of `kindNames`. */
  kinds: number[]
  /** About how many different terms each entry has, by field, and the exact mean. */
  lengths: number[][]
  averages: number[]
  /** The path of a chunk, relative to the manifest, is this, its hash, and `.json`. */
  prefix: string
  /** The chunks by their hashes. A list of terms begins with the term `first`; a chunk of texts has so many `entries`. */
  terms: { first: string; hash: string }[]
  postings: string[]
  texts: { hashes: string[]; entries: number[] }
}

/** Some of the site's terms in their order, and where their postings are. */
export type TermsChunk = {
  /** Divided by spaces; the first character of each says how much of the term before it is repeated, in base 36. */
  terms: string
  /** In how many fields of entries each term occurs. */
  counts: number[]
  /** The postings of the first terms are in this chunk, ... */
  chunk: number
  /** ... and in the next one from each of these terms on. */
  breaks: number[]
  /** Terms that so many entries have that their postings name only those that have them most. */
  partial: number[]
}

/** The postings of some terms, in the order of the terms. */
export type PostingsChunk = TermPostings[]

/** By field: the numbers of the entries as differences, at least 1; a negative one is followed by how often the term occurs. */
export type TermPostings = number[][]

export type TextsChunk = SubjectTexts[]
export type SubjectTexts = { subject: SearchSubject; entries: EntryTexts[] }

/** `hash` is the end of its address from `#` on; the rest is its subject's. */
export type EntryTexts = { title: string; hash: string; context: string; text: string }

/** The kinds of search results. */
export type SearchKind = 'page' | 'heading' | 'term' | 'operation' | 'parameter' | 'schema' | 'field' | 'status'

/**
 * The unit by which results are grouped: a page with its headings, an operation with its parameters, a schema with its
 * properties.
 */
export type SearchSubject = { kind: SearchKind; title: string; href: string; deprecated?: true }

/** One searchable item. */
export type SearchEntry = {
  kind: SearchKind
  subject: SearchSubject
  title: string
  /** With the anchor. */
  href: string
  /** The context shown beside the title: `GET /offer`. */
  context: string
  /** Further words that match but are not shown: keywords, ids. */
  names: string
  text: string
  /** Queries that name exactly this entry: `GET /offer`, `/offer`, `listOffers`. */
  exact?: string[]
}

/** Entries as the index needs them: their terms, and not their texts. */
export type IndexedEntries = {
  kinds: SearchKind[]
  /** The number of entries of each subject. */
  subjects: number[]
  /** The distinct terms. */
  words: string[]
  /** For each entry and field: the number of its terms, and for each the index of its word and the number of occurrences. */
  occurrences: Uint16Array | Uint32Array
}

/**
 * The merged terms of the entries of some successive pages, numbered from 0. A list is a field of a term; lists are in the
 * order of the terms and their fields.
 */
export type IndexedGroup = {
  kinds: SearchKind[]
  subjects: number[]
  /** The number of distinct terms of each entry, by field. */
  lengths: number[][]
  /** The terms in the order of code units, separated by spaces. */
  words: string
  /** The postings of all lists, one after the other, as the browser reads them. */
  postings: Uint8Array
  /** Of each list: how many of the bytes it has, its entries, and the latest of them. */
  sizes: Int32Array
  counts: Int32Array
  latest: Int32Array
}

/**
 * A group as it is kept, with the key of what it was made from; of its texts, the sizes of the pieces in each file, and the
 * number of entries of each piece.
 */
export type KeptGroup = { key: string; group: IndexedGroup; texts: { sizes: number[][]; entries: number[] } }

/**
 * The search index is split into pieces, so that the browser loads a few small ones even for a large site. `search.json`
 * names the header; the header names the files that contain the pieces. Words lead to postings (the entries that contain
 * the word), results lead to texts.
 */
export type SearchManifest = { format: 3; header: string }

/** A file that consists of pieces of so many bytes, of which a reader asks for one by its place. */
export type PiecesFile = { hash: string; sizes: number[] }

/** Entries are numbered in order; all lists have that order. */
export type SearchHeader = {
  /** The number of entries of each subject. The first of them is the subject itself. */
  subjects: number[]
  kindNames: SearchKind[]
  /** Indices of `kindNames`. */
  kinds: number[]
  /** The approximate number of distinct terms of each entry, by field, and the exact mean. */
  lengths: number[][]
  averages: number[]
  /** The path of a file, relative to the manifest, consists of this prefix, its hash and its extension. */
  prefix: string
  /** A list of terms begins with the term `first`. */
  terms: { first: string; hash: string }[]
  /** Pieces are numbered through all files. */
  postings: PiecesFile[]
  /** A piece has the texts of so many entries. */
  texts: { files: PiecesFile[]; entries: number[] }
  /** Terms of questions that are not required, as "how" and "a". */
  optional: string[]
}

/** A range of the site's sorted terms, and the location of their postings. */
export type TermsChunk = {
  /**
   * Separated by spaces; the first character of each is the number of characters shared with the previous term, in base
   * 36.
   */
  terms: string
  /** The number of fields of entries in which each term occurs. */
  counts: number[]
  /** The piece with the postings of the first terms. */
  piece: number
  /** The terms from which on the postings are in the next piece. */
  breaks: number[]
  /** Terms that occur in so many entries that their postings list only the best ones. */
  partial: number[]
}

/**
 * By field: the differences between entry numbers, at least 1; a negative one is followed by the number of occurrences.
 */
export type TermPostings = number[][]

/** A piece, as JSON. */
export type TextsPiece = SubjectTexts[]
export type SubjectTexts = { subject: SearchSubject; entries: EntryTexts[] }

/**
 * The texts of an entry, as a list, since a large reference has tens of thousands. The anchor is the whole one from `#` on, or
 * what follows that of the subject. The context is missing if it is that of the entry before.
 */
export type EntryTexts = [title: string, anchor?: string, text?: string, context?: string]

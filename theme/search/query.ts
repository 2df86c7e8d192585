import type { Query } from 'minisearch'
import { exactTerm } from '../../src/search/wire/exactTerm.ts'
import { createTokenizer, type Tokenizer, WORD } from '../../src/search/wire/tokenize.ts'
import type { Dictionary, FoundTerm, Meaning } from './dictionary.ts'

/** A word of a query: it is found as a whole, or by all of its parts. */
type QueryWord = { whole: string; parts: string[] }

const LONGEST_QUERY = 300
const MOST_WORDS = 12

export function queryWords(query: string): QueryWord[] {
  const tokenizer = createTokenizer()
  const written = new Set(query.slice(0, LONGEST_QUERY).match(WORD))
  const words = new Set([...written].flatMap((each) => wordsIn(each, tokenizer)))
  return [...words].flatMap((each) => queryWord(each, tokenizer))
}

/** The words of a text without spaces; single kana are endings. Without words of two characters the text is one word. */
function wordsIn(written: string, { cut }: Tokenizer): string[] {
  const words = cut(written).flatMap(([, word]) => (word.length > 1 || SINGLE.test(word) ? word : []))
  return words.some((word) => word.length > 1) ? words : [written]
}

const SINGLE = /^\p{sc=Han}$/u

function queryWord(written: string, { wordOf }: Tokenizer): QueryWord[] {
  const { whole: spaced, parts } = wordOf(written)
  const whole = spaced || (parts.find(({ from, to }) => to - from === written.length)?.term ?? '')
  const terms = [...new Set(parts.map(({ term }) => term).filter(Boolean))]
  const telling = terms.length < 2 ? terms : terms.filter((term) => term.length > 1)
  if (whole === '' && telling.length === 0) return []
  return [{ whole, parts: telling.filter((term) => term !== whole) }]
}

/** The words that a result has to have: all but the optional ones of a question, or those as well if there are no others. */
export function requiredWords(words: QueryWord[], optional: ReadonlySet<string>): QueryWord[] {
  const required = words.filter(({ whole }) => !optional.has(whole))
  return (required.length > 0 ? required : words).slice(0, MOST_WORDS)
}

/** A query as MiniSearch takes it. */
type Plan = {
  words: PlannedWord[]
  /** Those that it needs. */
  terms: Map<string, FoundTerm>
  /** The terms of the query, with typing errors corrected. */
  spelt: Set<string>
}

export type PlannedWord = {
  query: Query
  /** In how many fields of entries it occurs. */
  count: number
  /**
   * The word is in so many entries that not all are known, so it cannot be required. A single Chinese character is looked for
   * by the pairs that it begins, which may be very many.
   */
  isPartial: boolean
}

export async function planQuery(words: QueryWord[], dictionary: Dictionary): Promise<Plan> {
  const plan: Plan = { words: [], terms: new Map(), spelt: new Set() }
  const meanings = await Promise.all(
    words.map(({ whole, parts }) => Promise.all([whole, ...parts].filter(Boolean).map(lookIn(dictionary)))),
  )
  for (const [index, looked] of meanings.entries()) {
    for (const each of looked) note(each, plan)
    const count = looked[0]?.known[0]?.count ?? 0
    const isSingle = SINGLE.test(words[index]?.whole ?? '')
    plan.words.push({ query: wordQuery(looked, words[index]), count, isPartial: isSingle || looked.some(isPartial) })
  }
  return plan
}

/** The term of the entries that the whole query names: `GET /offer`. */
export async function namedBy(query: string, { look }: Dictionary): Promise<Map<string, FoundTerm>> {
  const wanted = exactTerm(query)
  const { known } = wanted === undefined ? { known: [] } : await look(wanted)
  return new Map(known.filter(({ term }) => term === wanted).map((each) => [each.term, each]))
}

type Looked = { term: string } & Meaning

const lookIn =
  (dictionary: Dictionary) =>
  async (term: string): Promise<Looked> => ({ term, ...(await dictionary.look(term)) })

const isPartial = ({ known, meant }: Looked): boolean => [...known, ...meant].some((each) => each.isPartial)

function note({ term, known, meant }: Looked, { terms, spelt }: Plan): void {
  for (const each of [...known, ...meant]) terms.set(each.term, each)
  const corrected = meant[0]
  spelt.add(corrected && !corrected.begins ? corrected.term : term)
}

function wordQuery(looked: Looked[], word: QueryWord | undefined): Query {
  const queries = looked.map(termQuery)
  if (!word?.whole || queries.length === 1) return { combineWith: 'AND', queries }
  return { combineWith: 'OR', queries: [...queries.slice(0, 1), { combineWith: 'AND', queries: queries.slice(1) }] }
}

/** A mistyped word counts less than one that is not. */
const MEANT_BOOST = 0.5

function termQuery({ term, meant }: Looked): Query {
  if (meant.length === 0) return { queries: [term], prefix: true }
  return { combineWith: 'OR', queries: meant.map((each) => each.term), boostTerm: () => MEANT_BOOST }
}

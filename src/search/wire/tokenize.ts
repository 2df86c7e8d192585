import { createWordCutter, UNSPACED, type WordCutter } from './cutWords.ts'

/** A part of a text that matches a term. */
type WordPart = { term: string; from: number; to: number }

/** A word as it is searched: as a whole (`clientSubscriptionReference`), and by the parts that its spelling shows. */
type Word = { whole: string; parts: WordPart[] }

/**
 * Splits words into terms. Words do not contain their place, so that each distinct word of a site is split only once.
 */
export type Tokenizer = { wordOf(written: string): Word; termsOf(text: string): string[]; cut: WordCutter }

export function createTokenizer(): Tokenizer {
  const cut = createWordCutter()
  const words = new Map<string, { word: Word; terms: string[] }>()
  const read = (written: string) => {
    const known = words.get(written)
    if (known) return known
    const word = takeApart(written, cut)
    const read = { word, terms: termsIn(word) }
    words.set(written, read)
    return read
  }
  return {
    cut,
    wordOf: (written) => read(written).word,
    termsOf(text) {
      const terms: string[] = []
      for (const written of writtenWords(text)) for (const term of read(written).terms) terms.push(term)
      return terms
    },
  }
}

/** In a word of some millions of characters, which data may be, the matching of an expression runs out of stack. */
const CHARACTERS_AT_ONCE = 1_000_000

/** The words of a text as they are written. */
export function writtenWords(text: string): string[] {
  if (text.length <= CHARACTERS_AT_ONCE) return text.match(WORD) ?? []
  const words: string[] = []
  for (let at = 0; at < text.length; at += CHARACTERS_AT_ONCE)
    for (const word of text.slice(at, at + CHARACTERS_AT_ONCE).match(WORD) ?? []) words.push(word)
  return words
}

/**
 * Letters and digits, joined by the characters that join names: `client-reference`, `open_for_subscription`, `don’t`.
 */
export const WORD = /[\p{L}\p{N}\p{M}]+(?:[_'’‐‑\u00AD-][\p{L}\p{N}\p{M}]+)*/gu

/** Keys and encoded data count as words, too; of very long ones only the beginning is used. */
const LONGEST = 40
const MOST_PARTS = 8

function takeApart(written: string, cut: WordCutter): Word {
  const whole = fold(written).slice(0, LONGEST)
  const parts = SIMPLE.test(written) ? [{ term: whole, from: 0, to: written.length }] : partsOf(written, cut)
  return { whole: UNSPACED.test(written) ? '' : whole, parts }
}

/** Most words: no capital except the first letter, no digit, no joining character. */
const SIMPLE = /^[A-Za-z]?[a-z]*$/

/** Capitals, digits and joints begin a part: `modifiedAfter`, `APIKey`, `oauth2`. */
const PART =
  /(?!\p{M})[\p{Lo}\p{Lm}\p{Lt}\p{M}〇]+|\p{N}+|\p{Lu}+(?=\p{Lu}\p{M}*\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+/gu

function partsOf(written: string, cut: WordCutter): WordPart[] {
  const parts: WordPart[] = []
  for (const { 0: part, index: from } of written.matchAll(PART)) {
    if (UNSPACED.test(part)) for (const each of partsOfRun(part, from, cut)) parts.push(each)
    else if (parts.length < MOST_PARTS) parts.push({ term: fold(part).slice(0, LONGEST), from, to: from + part.length })
  }
  return parts
}

/**
 * In scripts without spaces between words, every two adjacent characters are a term, and the last character is one. So
 * are the longer words of the dictionary. Pairs alone would be enough to find every word: browsers have different
 * dictionaries than the build, or none.
 */
function partsOfRun(run: string, from: number, cut: WordCutter): WordPart[] {
  const words = new Map(cut(run))
  const part = (start: number, end: number): WordPart => ({
    term: fold(run.slice(start, end)).slice(0, LONGEST),
    from: from + start,
    to: from + end,
  })
  let at = 0
  return Array.from(run).flatMap((character, index, all) => {
    const start = at
    at += character.length
    const pairEnd = at + (all[index + 1]?.length ?? 0)
    const wordEnd = start + (words.get(start) ?? '').length
    return wordEnd > pairEnd ? [part(start, wordEnd), part(start, pairEnd)] : [part(start, pairEnd)]
  })
}

/** Single letters are left out if the word has other parts. */
function termsIn({ whole, parts }: Word): string[] {
  if (whole === '') return parts.map(({ term }) => term).filter(Boolean)
  const telling = parts.filter(({ term }) => term.length > 1 && term !== whole)
  return [whole, ...telling.map(({ term }) => term)]
}

/**
 * Returns the term of a part of a text, without case, accents and width, and without Arabic vowel signs, tatweel and the
 * article, which is written as one word with what it belongs to, and with "and", "with" or "for" before it.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[_'-]/g, '')
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g, '')
    .toLowerCase()
    .replace(/./g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]|^و?ب?[ال]ل(?=..)/gu, '')
}

const ASCII = /^[\0-\x7F]*$/

/** Letters that Unicode normalisation does not decompose; of Arabic, those that are often written for one another. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ٱ: 'ا',
  ى: 'ي',
}

/** A part of a text that a term stands for. */
type Part = { term: string; from: number; to: number }

/** A word as it is found: as a whole (`clientSubscriptionReference`), and by the parts that its spelling shows. */
type Word = { whole: string; parts: Part[] }

/** A word remembers nothing of its place, so that a site's words are taken apart once each. */
export type Tokenizer = { wordOf(written: string): Word; termsOf(text: string): string[] }

export function createTokenizer(): Tokenizer {
  const words = new Map<string, { word: Word; terms: string[] }>()
  const read = (written: string) => {
    const known = words.get(written)
    if (known) return known
    const word = takeApart(written)
    const read = { word, terms: termsIn(word) }
    words.set(written, read)
    return read
  }
  return {
    wordOf: (written) => read(written).word,
    termsOf(text) {
      const terms: string[] = []
      for (const written of text.match(WORD) ?? []) terms.push(...read(written).terms)
      return terms
    },
  }
}

/** Letters and digits, joined by what joins names: `client-reference`, `open_for_subscription`, `don’t`. */
export const WORD = /[\p{L}\p{N}\p{M}]+(?:[_'’‐‑\u00AD-][\p{L}\p{N}\p{M}]+)*/gu

/** Keys and encoded data are words, too: of very long ones the beginning is enough. */
const LONGEST = 40
const MOST_PARTS = 8

function takeApart(written: string): Word {
  const whole = fold(written).slice(0, LONGEST)
  const parts = SIMPLE.test(written) ? [{ term: whole, from: 0, to: written.length }] : partsOf(written)
  return { whole: UNSPACED.test(written) ? '' : whole, parts }
}

/** Most words of a text: no capital but the first, no digit, no joint. */
const SIMPLE = /^[A-Za-z]?[a-z]*$/

/** Capitals, digits and joints begin a part: `modifiedAfter`, `APIKey`, `oauth2`. */
const PART =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|\p{N}+|\p{Lu}+(?=\p{Lu}\p{M}*\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu

/** Scripts that do not put spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function partsOf(written: string): Part[] {
  const parts: Part[] = []
  for (const { 0: part, index: from } of written.matchAll(PART)) {
    if (UNSPACED.test(part)) parts.push(...pairsOf(part, from))
    else if (parts.length < MOST_PARTS) parts.push({ term: fold(part).slice(0, LONGEST), from, to: from + part.length })
  }
  return parts
}

/**
 * Where words are not divided, every two neighbours are a term, and the last character is one. A dictionary would find
 * better words, but another browser another ones than the build.
 */
function pairsOf(run: string, from: number): Part[] {
  let at = from
  const characters = Array.from(run, (character) => {
    at += character.length
    return { character, from: at - character.length, to: at }
  })
  return characters.map((each, index) => {
    const next = characters[index + 1]
    return { term: fold(each.character + (next?.character ?? '')), from: each.from, to: next?.to ?? each.to }
  })
}

/** A single letter says nothing beside the other parts of a word. */
function termsIn({ whole, parts }: Word): string[] {
  if (whole === '') return parts.map(({ term }) => term).filter(Boolean)
  if (parts.length < 2) return [whole]
  const telling = parts.filter(({ term }) => term.length > 1 && term !== whole)
  return [whole, ...telling.map(({ term }) => term)]
}

/** The term of a part of a text: no matter of case, accents, or width. */
function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[_'-]/g, '')
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => SPELT_OUT.get(letter) ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
}

const ASCII = /^[\0-\x7F]*$/

/** Letters that Unicode does not take apart. */
const SPELT_OUT = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
])

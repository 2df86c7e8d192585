import { nearest } from '../../src/model/suggestion.ts'

/** Shorter ones, such as "no" or "a", begin too many others. */
const SHORTEST = 3

/**
 * Whether a page that the search has found for the words of an address has one of them in its name, and not only
 * somewhere in its text. Words count if one begins with the other, as "limit" in "Rate limits", or is a slip of it.
 * A name that is less than half of the word, as "page" of "pagenation", is another one.
 */
export function isNear(words: string, { title, href }: { title: string; href: string }): boolean {
  const names = wordsOf(`${title} ${href}`)
  const isName = (word: string): boolean =>
    names.some((name) => name.startsWith(word) || (word.startsWith(name) && 2 * name.length >= word.length)) ||
    nearest(word, names) !== undefined
  return wordsOf(words).some(isName)
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []).filter(({ length }) => length >= SHORTEST)

import type { Code, Token } from '../../model/code.ts'

/**
 * Gives equal lines of code the same tokens. The snippets of thousands of operations differ in a line or two, and would
 * otherwise be most of what a large reference takes in memory, in the cache and on the way to other threads.
 */
export function shareLines(): (code: Code) => Code {
  const known = new Map<string, Token[]>()
  const shared = (tokens: Token[]): Token[] => {
    // U+0000 is in no text.
    const key = tokens.map(({ text, kind }) => `${kind}\0${text}`).join('\0')
    const same = known.get(key)
    if (same) return same
    known.set(key, tokens)
    return tokens
  }
  return ({ language, lines }) => ({ language, lines: lines.map(shared) })
}

import type { Token } from '../../model/code.ts'

/**
 * Splits code into tokens. Passed in as a value, because grammars load slowly and parsing a page is a plain function.
 */
export type Highlighter = {
  /** Every language with a grammar, loaded or not; also used for suggestions. */
  readonly languages: ReadonlySet<string>
  /** Returns the lines of the code; plain text if the grammar of the language is not loaded. */
  highlight(code: string, language: string): Token[][]
}

/** Names for plain text, which is not highlighted and not warned about. */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none'])

import type { Token } from '../../model/code.ts'

/** Reads code. A value that is passed in, because grammars load slowly and parsing a page is a plain function. */
export type Highlighter = {
  /** Every language that there is a grammar for, loaded or not; for suggestions, too. */
  readonly languages: ReadonlySet<string>
  /** The lines of the code; plain text for a language whose grammar is not loaded. */
  highlight(code: string, language: string): Token[][]
}

/** Names for code without colours; shown as it is, and nothing to warn of. */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none'])

/** Colours code. A value that is passed in, because grammars load slowly and parsing a page is a plain function. */
export type Highlighter = {
  /** Every language that there is a grammar for, loaded or not; for suggestions, too. */
  readonly languages: ReadonlySet<string>
  /** Each line as markup; plain text for a language whose grammar is not loaded. */
  highlight(code: string, language: string): string[]
}

/** Names for code without colours; shown as it is, and nothing to warn of. */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none'])

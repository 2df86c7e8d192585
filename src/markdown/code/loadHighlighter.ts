import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type GrammarState,
  type HighlighterCore,
  type LanguageRegistration,
} from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { languageAliasNames, languageNames } from '@shikijs/langs'
import { plainLines, type Token } from '../../model/code.ts'
import type { Highlighter } from './highlighter.ts'
import { lineTokens } from './lineTokens.ts'

// Highlighting a line of minified code takes seconds, and such lines are not read.
const MAX_LINE_LENGTH = 5000

const THEME = 'classes'

/** Loads the grammars of the given languages; names without a grammar are skipped. */
export async function loadHighlighter(languages: Iterable<string>): Promise<Highlighter> {
  const known = new Set([...languageNames, ...languageAliasNames])
  const wanted = [...new Set(languages)].filter((language) => known.has(language))
  const grammars = await Promise.all(wanted.map(loadGrammar))
  const loaded = new Set(wanted)
  const theme = createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false })
  const shiki = createHighlighterCoreSync({
    themes: [theme],
    langs: grammars.flat(),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    warnings: false,
  })
  const readers = new Map([...loaded].map((language) => [language, readLines(shiki, language)]))
  const highlight = (code: string, language: string): Token[][] =>
    readers.get(language)?.(code.split(/\r?\n/)) ?? plainLines(code)
  return { languages: known, highlight }
}

/**
 * A line that begins in the same state of the grammar has the same tokens and ends in the same state, so lines can be
 * cached.
 */
type State = { grammar: GrammarState | undefined; lines: Map<string, { tokens: Token[]; next: State }> }

// Page trees repeat a few thousand lines; beyond that number, memory is more valuable than time.
const CACHED_LINES = 20_000

function readLines(shiki: HighlighterCore, lang: string): (lines: string[]) => Token[][] {
  // No time limit, since a page must not depend on how busy the machine is.
  const options = { lang, theme: THEME, tokenizeMaxLineLength: MAX_LINE_LENGTH, tokenizeTimeLimit: 0 }
  const start: State = { grammar: undefined, lines: new Map() }
  const states: State[] = []
  let cached = 0
  const stateOf = (grammar: GrammarState | undefined): State => {
    const stack = grammar?.getInternalStack(THEME)
    const known = states.find((each) => stack && each.grammar?.getInternalStack(THEME)?.equals(stack))
    if (known) return known
    const state: State = { grammar, lines: new Map() }
    states.push(state)
    return state
  }
  const read = (state: State, line: string) => {
    const known = state.lines.get(line)
    if (known) return known
    const themed = shiki.codeToTokensBase(line, {
      ...options,
      ...(state.grammar ? { grammarState: state.grammar } : {}),
    })
    const next = line === '' ? state : stateOf(shiki.getLastGrammarState(themed))
    const lineRead = { tokens: lineTokens(themed[0] ?? []), next }
    if (cached++ < CACHED_LINES) state.lines.set(line, lineRead)
    return lineRead
  }
  return (lines) => {
    let state = start
    return lines.map((line) => {
      const { tokens, next } = read(state, line)
      state = next
      return tokens
    })
  }
}

async function loadGrammar(language: string): Promise<LanguageRegistration[]> {
  const specifier = `@shikijs/langs/${language}`
  const module: { default: LanguageRegistration[] } = await import(specifier)
  return module.default
}

import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type GrammarState,
  type HighlighterCore,
  type LanguageRegistration,
} from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import type { Token } from '../../../model/code.ts'
import { MAX_LINE_LENGTH } from '../grammar.ts'
import { PREFIX, shikiTokens } from './shikiTokens.ts'

const THEME = 'kinds'

/** Reads code in languages that have only TextMate grammars, by name. They take a second to get going. */
export async function loadShiki(languages: string[]): Promise<Map<string, (code: string) => Token[][]>> {
  const grammars = await Promise.all(languages.map(loadGrammar))
  const shiki = createHighlighterCoreSync({
    themes: [themeOfKinds()],
    langs: grammars.flat(),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    warnings: false,
  })
  return new Map(languages.map((language) => [language, readLines(shiki, language)]))
}

/** A theme whose colours are kinds. Its own scopes for those of types and keys are few. */
function themeOfKinds() {
  const theme = createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false })
  const more = [
    { scope: TYPE_SCOPES, settings: { foreground: `var(--${PREFIX}type)` } },
    { scope: PROPERTY_SCOPES, settings: { foreground: `var(--${PREFIX}property)` } },
  ]
  return { ...theme, tokenColors: [...(theme.tokenColors ?? []), ...more] }
}

const TYPE_SCOPES = ['entity.name.type', 'entity.name.class', 'entity.name.tag', 'support.type', 'support.class']
const PROPERTY_SCOPES = [
  'support.type.property-name',
  'entity.other.attribute-name',
  'variable.other.property.definition',
]

/** A line that begins in a state of the grammar reads the same wherever it stands, and leads to the same state. */
type State = { grammar: GrammarState | undefined; lines: Map<string, { tokens: Token[]; next: State }> }

// Whole trees of pages repeat a few thousand lines; more would cost more memory than they save time.
const CACHED_LINES = 20_000

function readLines(shiki: HighlighterCore, lang: string): (code: string) => Token[][] {
  // No limit of time: a page must not depend on how busy the machine is.
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
    const lineRead = { tokens: shikiTokens(themed[0] ?? []), next }
    if (cached++ < CACHED_LINES) state.lines.set(line, lineRead)
    return lineRead
  }
  return (code) => {
    let state = start
    return code.split(/\r?\n/).map((line) => {
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

import { createCssVariablesTheme, createHighlighterCoreSync, type LanguageRegistration } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { languageAliasNames, languageNames } from '@shikijs/langs'
import { escapeCode, markupOf } from './codeMarkup.ts'
import type { Highlighter } from './highlighter.ts'

// Repeated blocks (the tabs of a tutorial, a shared example) are coloured once. Bounded, because a large site has tens
// of thousands of blocks that never come again.
const CACHED_BLOCKS = 500

// A line of minified code costs seconds and is not read by anybody.
const MAX_LINE_LENGTH = 5000

/** Loads the grammars of these languages; names that are not known are passed over. */
export async function loadHighlighter(languages: Iterable<string>): Promise<Highlighter> {
  const known = new Set([...languageNames, ...languageAliasNames])
  const wanted = [...new Set(languages)].filter((language) => known.has(language))
  const grammars = await Promise.all(wanted.map(loadGrammar))
  const loaded = new Set(wanted)
  const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--', fontStyle: false })
  const shiki = createHighlighterCoreSync({
    themes: [theme],
    langs: grammars.flat(),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    warnings: false,
  })
  // No limit of time: a page must not depend on how busy the machine is.
  const options = { theme: 'classes', tokenizeMaxLineLength: MAX_LINE_LENGTH, tokenizeTimeLimit: 0 }
  const highlight = (code: string, lang: string): string[] =>
    loaded.has(lang) ? shiki.codeToTokensBase(code, { ...options, lang }).map(markupOf) : escapeCode(code).split('\n')
  return { languages: known, highlight: remember(highlight) }
}

async function loadGrammar(language: string): Promise<LanguageRegistration[]> {
  const specifier = `@shikijs/langs/${language}`
  const module: { default: LanguageRegistration[] } = await import(specifier)
  return module.default
}

function remember(highlight: Highlighter['highlight']): Highlighter['highlight'] {
  const cache = new Map<string, string[]>()
  return (code, language) => {
    const key = `${language}\n${code}`
    const cached = cache.get(key)
    if (cached) return cached
    const lines = highlight(code, language)
    if (cache.size >= CACHED_BLOCKS) cache.clear()
    cache.set(key, lines)
    return lines
  }
}

import { languageAliasNames, languageNames } from '@shikijs/langs'
import { plainLines } from '../../model/code.ts'
import type { Grammar, Language } from './grammar.ts'
import type { Highlighter } from './highlighter.ts'
import { MODE_LANGUAGES } from './modes/modeLanguages.ts'
import { tokenLines } from './tokenLines.ts'
import { TREE_LANGUAGES } from './trees/treeLanguages.ts'

const LANGUAGES = new Map<string, Language>(
  [...TREE_LANGUAGES, ...MODE_LANGUAGES].flatMap((language) =>
    language.names.split(' ').map((name) => [name, language]),
  ),
)

/** What only Shiki has a grammar for. Its list of names is small, and all of it that is there until it is needed. */
const SHIKI_NAMES = new Set([...languageNames, ...languageAliasNames].filter((name) => !LANGUAGES.has(name)))

const NAMES: ReadonlySet<string> = new Set([...LANGUAGES.keys(), ...SHIKI_NAMES])

/** Loads the grammars of these languages; names that are not known are passed over. */
export async function loadHighlighter(languages: Iterable<string>): Promise<Highlighter> {
  const wanted = [...new Set(languages)]
  const [grammars, shiki] = await Promise.all([
    Promise.all(wanted.map(loadGrammar)),
    loadShiki(wanted.filter((name) => SHIKI_NAMES.has(name))),
  ])
  const loaded = new Map(grammars.flat())
  return {
    languages: NAMES,
    highlight(code, language) {
      const grammar = loaded.get(language)
      return grammar ? tokenLines(code, grammar) : (shiki.get(language)?.(code) ?? plainLines(code))
    },
  }
}

async function loadGrammar(name: string): Promise<[string, Grammar][]> {
  const language = LANGUAGES.get(name)
  return language ? [[name, await language.load()]] : []
}

type ReadCode = Highlighter['highlight'] extends (code: string, language: string) => infer Lines
  ? (code: string) => Lines
  : never

async function loadShiki(names: string[]): Promise<Map<string, ReadCode>> {
  return names.length === 0 ? new Map() : (await import('./shiki/loadShiki.ts')).loadShiki(names)
}

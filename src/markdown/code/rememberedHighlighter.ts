import { plainLines, type Token, textOfLine } from '../../model/code.ts'
import type { Highlighter } from './highlighter.ts'
import { unpackCode } from './packCode.ts'

/** A highlighter without grammars, which records whether it was asked for code that it has not stored. */
export type RememberedHighlighter = Highlighter & { hasMissed(): boolean }

/**
 * Highlights blocks as in an earlier version of the page, so that edits do not wait for the grammars, which load
 * slowly.
 */
export function rememberedHighlighter(earlier: string[], languages: ReadonlySet<string>): RememberedHighlighter {
  const blocks = new Map(earlier.map(unpackCode).map(({ language, lines }) => [nameOf(language, lines), lines]))
  let missed = false
  return {
    languages,
    hasMissed: () => missed,
    highlight(code, language) {
      const plain = plainLines(code)
      const known = blocks.get(nameOf(language, plain))
      missed ||= known === undefined
      return known ?? plain
    },
  }
}

const nameOf = (language: string, lines: Token[][]): string => [language, ...lines.map(textOfLine)].join('\n')

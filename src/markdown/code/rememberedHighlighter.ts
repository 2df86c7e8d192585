import { type Code, plainLines, type Token, textOfLine } from '../../model/code.ts'
import type { Highlighter } from './highlighter.ts'

/** A highlighter without grammars, and whether it was asked for something that it does not remember. */
export type RememberedHighlighter = Highlighter & { hasMissed(): boolean }

/**
 * Colours blocks as they are coloured in an earlier version of the page: who edits a text should not wait for grammars,
 * which take longer to load than everything else.
 */
export function rememberedHighlighter(earlier: Code[], languages: ReadonlySet<string>): RememberedHighlighter {
  const blocks = new Map(earlier.map(({ language, lines }) => [nameOf(language, lines), lines]))
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

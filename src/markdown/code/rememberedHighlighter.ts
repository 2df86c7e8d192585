import type { Html } from '../../model/html.ts'
import { escapeCode } from './codeMarkup.ts'
import type { Highlighter } from './highlighter.ts'

/** A highlighter without grammars, and whether it was asked for something that it does not remember. */
export type RememberedHighlighter = Highlighter & { hasMissed(): boolean }

/**
 * Colours blocks as they are coloured in the markup of an earlier version of the page: who edits a text should not wait for
 * grammars, which take longer to load than everything else.
 */
export function rememberedHighlighter(earlier: Html, languages: ReadonlySet<string>): RememberedHighlighter {
  const blocks = blocksIn(earlier)
  let missed = false
  return {
    languages,
    hasMissed: () => missed,
    highlight(code, language) {
      const lines = code.split(/\r?\n/)
      const known = blocks.get(nameOf(language, lines.map(escapeCode)))
      missed ||= known === undefined
      return known ?? lines
    },
  }
}

const FIGURE = /<figure class="code[^"]*" data-language="([^"]*)">[\s\S]*?<code>([\s\S]*?)<\/code>/g
const LINE = /^<span class="line[^"]*"[^>]*>([\s\S]*)<\/span>$/

/** The lines of each block, as `codeFigure` wrote them, by the language and the text. */
function blocksIn(markup: Html): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  for (const [, language = '', code = ''] of markup.matchAll(FIGURE)) {
    const lines = code.split('\n').map((line) => LINE.exec(line)?.[1])
    const complete = lines.filter((line) => line !== undefined)
    if (complete.length < lines.length) continue
    blocks.set(
      nameOf(
        language,
        complete.map((line) => line.replace(/<[^>]*>/g, '')),
      ),
      complete,
    )
  }
  return blocks
}

const nameOf = (language: string, escapedLines: string[]): string => [language, ...escapedLines].join('\n')

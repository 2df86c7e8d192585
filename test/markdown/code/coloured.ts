import { loadHighlighter } from '../../../src/markdown/code/loadHighlighter.ts'
import type { Token } from '../../../src/model/code.ts'

/** Code in which the kind of each part stands before it: `keyword‹let› a = constant‹1›`. */
export async function coloured(language: string, ...lines: string[]): Promise<string[]> {
  const { highlight } = await loadHighlighter([language])
  return highlight(lines.join('\n'), language).map(shown)
}

const shown = (tokens: Token[]): string =>
  tokens.map(({ kind, text }) => (kind === '' ? text : `${kind}‹${text}›`)).join('')

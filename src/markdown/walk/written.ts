import { paragraph, prefixed } from '../../model/markdown.ts'
import { blocksFrom, type Piece } from '../writer/pieces.ts'
import { joinWords } from '../writer/words.ts'

/** What stands within a line, in all its forms. `words` are texts of Markdown, one for each node. */
export type Phrase = { html: string; text: string; words: string[] }

/** A block in both of its forms; one without pieces is not part of the Markdown. `text` is that of a paragraph. */
export type Block = { html: string; pieces: Piece[]; text?: string }

export const htmlOf = (blocks: Block[], between = ''): string => blocks.map(({ html }) => html).join(between)

/** Blocks on lines of their own. */
export const onLines = (blocks: Block[]): string => (blocks.length === 0 ? '\n' : `\n${htmlOf(blocks, '\n')}\n`)

export const piecesOf = (blocks: Block[]): Piece[] => blocks.flatMap(({ pieces }) => pieces)

export const paragraphOf = ({ html, text, words }: Phrase): Block => ({
  html: `<p>${html}</p>`,
  text,
  pieces: [{ kind: 'blocks', texts: [paragraph(joinWords(words))] }],
})

/** The Markdown of a quote, or of a block that stands apart from the text as one does. */
export const quoted = (pieces: Piece[]): Piece => ({
  kind: 'blocks',
  texts: [prefixed(blocksFrom(pieces).join('\n\n'), '> ', '> ')],
})

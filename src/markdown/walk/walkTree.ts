import type { Root } from 'mdast'
import { type Html, html } from '../../model/html.ts'
import { type MarkdownText, markdownText } from '../../model/markdown.ts'
import type { TextContext } from '../context.ts'
import type { Survey } from '../survey.ts'
import { recordHeading } from '../transforms/heading.ts'
import { blocksFrom } from '../writer/pieces.ts'
import { writeBlock } from './blocks.ts'
import { writeFootnotes } from './footnotes.ts'
import { type BlockNode, type Late, settle, type Walk } from './walk.ts'
import { type Block, htmlOf, piecesOf } from './written.ts'

/** A text in all its forms. `repeated` is its markup without ids. */
type Walked = { blocks: Block[]; markup: Html; repeated: () => Html; markdown: MarkdownText }

/** Writes the markup and the Markdown of a text in one walk; links, ids, headings and words go to its context. */
export function walkTree(
  nodes: Root['children'],
  survey: Survey,
  context: TextContext,
  { levelOf, pointTo }: Pick<Walk, 'levelOf' | 'pointTo'>,
): Walked {
  const walk: Walk = {
    context,
    survey,
    levelOf,
    pointTo,
    writeBlocks: (inner: BlockNode[]) => inner.flatMap((node) => writeBlock(node, walk)),
    headings: [],
    footnotes: { order: [], counts: new Map() },
    later: [],
  }
  const blocks = walk.writeBlocks(nodes)
  const notes = writeFootnotes(walk)
  if (notes) blocks.push(notes)
  for (const heading of walk.headings) heading.id = recordHeading(heading, context)
  const late: Late[] = walk.later.map((write) => write())
  const written = htmlOf(blocks, '\n')
  return {
    blocks,
    markup: html(settle(written, late, 'shown')),
    repeated: () => html(settle(written, late, 'repeated')),
    markdown: markdownText(settle(blocksFrom(piecesOf(blocks)).join('\n\n'), late, 'shown')),
  }
}

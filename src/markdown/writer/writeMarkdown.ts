import type { Root } from 'hast'
import { type MarkdownText, markdownText } from '../../model/markdown.ts'
import { blocksOf } from './blocks.ts'

/**
 * Writes the Markdown of a transformed tree: what the page shows, as text. It is written from the tree and not copied
 * from the source, because only the tree has been sanitised, and raw HTML may span blocks.
 */
export const writeMarkdown = ({ children }: Root): MarkdownText => markdownText(blocksOf(children).join('\n\n'))

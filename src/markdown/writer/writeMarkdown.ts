import type { Root } from 'hast'
import { type MarkdownText, markdownText } from '../../model/markdown.ts'
import { blocksOf } from './blocks.ts'

/**
 * The Markdown of a transformed tree: what the page shows, for those who read text. It comes from the tree and not from
 * the writer's own text, because only the tree has passed the sanitiser, and raw HTML reaches across blocks.
 */
export const writeMarkdown = ({ children }: Root): MarkdownText => markdownText(blocksOf(children).join('\n\n'))

import { escapeText, heading, joinBlocks, type MarkdownText, paragraph } from '../../model/markdown.ts'
import { linkList } from '../../model/markdownLink.ts'
import type { ContentView } from '../../model/view.ts'

/** The entries of a category. */
export const text = ({ title, description, cards }: ContentView<'CategoryPage'>): MarkdownText =>
  joinBlocks([heading(1, escapeText(title)), paragraph(escapeText(description)), linkList(cards)])

import { escapeText, heading, joinBlocks, type MarkdownText, paragraph } from '../../model/markdown.ts'
import { linkList } from '../../model/markdownLink.ts'
import type { CardGroup, ContentView } from '../../model/view.ts'

/** The entries of a category. */
export const text = ({ title, description, groups }: ContentView<'CategoryPage'>): MarkdownText =>
  joinBlocks([heading(1, escapeText(title)), paragraph(escapeText(description)), ...groups.map(groupText)])

const groupText = ({ label, cards }: CardGroup): string =>
  label === undefined ? linkList(cards) : joinBlocks([heading(2, escapeText(label)), linkList(cards)])
